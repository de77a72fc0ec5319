import { useQuery, type QueryKey } from '@tanstack/react-query'

/**
 * Reads one record for its screen, which follows it by itself from there on: a later answer must not replace what is
 * typed.
 */
export function useReadOnce<Read>(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Read>) {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: Infinity,
    gcTime: 0,
  })
  return { record: data, error, retry: () => void refetch() }
}
