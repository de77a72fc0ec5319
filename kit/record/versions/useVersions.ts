import { useQuery } from '@tanstack/react-query'
import { VERSION_PAGE_SIZE } from '#contract/values/limits.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { ApiError, Page } from '#kit/parts/context/providerTypes.ts'

/** The two numbers under which 'no versions yet' comes (specification section 8). */
const NO_VERSIONS: readonly string[] = ['noVersionsCatalogue', 'noVersionsVideo']

export type Versions<Version = VersionEntry> = {
  versions: readonly Version[]
  isPending: boolean
  error: unknown
  retry: () => void
  /** There may be older ones than the list holds. */
  isCut: boolean
}

/** The versions of an open record, newest first, asked again whenever its revision moves. `list` asks for those of its kind. */
export function useVersions<Version>(
  target: { id: string; urn: string; rev: number } | undefined,
  list: (id: string, signal: AbortSignal) => Promise<Page<Version>>,
): Versions<Version> {
  const { id, urn, rev } = target ?? {}
  const { data, error, isPending, refetch } = useQuery<Version[]>({
    queryKey: ['versions', urn, id, rev],
    enabled: id !== undefined,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      try {
        return (await list(id ?? '', signal)).rows
      } catch (thrown) {
        if (NO_VERSIONS.includes((thrown as Partial<ApiError>).code ?? '')) return []
        throw thrown
      }
    },
  })
  const versions = data ?? []
  return {
    versions,
    error,
    isPending: isPending && id !== undefined,
    retry: () => void refetch(),
    isCut: versions.length >= VERSION_PAGE_SIZE,
  }
}
