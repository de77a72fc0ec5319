import { useQuery } from '@tanstack/react-query'
import { VERSION_PAGE_SIZE } from '#contract/values/limits.ts'
import type { VersionEntry } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'

/** The two numbers under which 'no versions yet' comes (specification section 8). */
const NO_VERSIONS: readonly string[] = ['noVersionsCatalogue', 'noVersionsVideo']

export type Versions = {
  versions: readonly VersionEntry[]
  isPending: boolean
  error: unknown
  retry: () => void
  /** There may be older ones than the list holds. */
  isCut: boolean
}

/** The versions of a document, newest first, asked again whenever its revision moves. */
export function useVersions(type: string, id: string | undefined, rev: number | undefined): Versions {
  const { calls } = useConsole()
  const { data, error, isPending, refetch } = useQuery<VersionEntry[]>({
    queryKey: [type, 'versions', id, rev],
    enabled: id !== undefined,
    placeholderData: (previous) => previous,
    queryFn: async ({ signal }) => {
      try {
        return await calls.listVersions(type, id ?? '', signal)
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
