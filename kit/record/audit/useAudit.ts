import { useInfiniteQuery } from '@tanstack/react-query'
import type { AuditEntry } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** A page of the audit: enough to fill the panel. */
const PAGE_SIZE = 20

type Audit = {
  entries: readonly AuditEntry[]
  isPending: boolean
  error: unknown
  retry: () => void
  /** Undefined where everything is shown. */
  more: (() => void) | undefined
  isLoadingMore: boolean
}

/** Change sets of one document, newest first, asked again whenever its revision moves. */
export function useAudit(type: string, id: string | undefined, rev: number | undefined): Audit {
  const { calls } = useConsole()
  const query = useInfiniteQuery({
    queryKey: [type, 'audit', id, rev],
    enabled: id !== undefined,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      calls.listAudit({
        params: { type, id: id ?? '' },
        query: { pageNumber: pageParam, pageSize: PAGE_SIZE },
        signal,
      }),
    getNextPageParam: (last, pages) => (last.rows.length < PAGE_SIZE ? undefined : pages.length + 1),
  })
  return {
    entries: query.data?.pages.flatMap((page) => page.rows) ?? [],
    isPending: query.isPending && id !== undefined,
    error: query.error,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  }
}
