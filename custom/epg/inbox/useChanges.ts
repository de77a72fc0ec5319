import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EpgChange } from '#contract/schemas/live/ingestion.ts'
import { MAX_PAGE_SIZE } from '#contract/values/limits.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { changesOfTab, type InboxView } from './model/inboxView.ts'
import { ingestionKey } from './useIngestions.ts'

type Shown = Pick<InboxView, 'tab' | 'channel' | 'page' | 'perPage'>

const queryOf = ({ tab, channel }: Pick<InboxView, 'tab' | 'channel'>) => ({
  ...changesOfTab(tab),
  ...(channel !== '' && { channel }),
})

/** A page of what an ingestion changes. */
export function useChanges(id: string, shown: Shown) {
  const { calls, product } = useConsole()
  const { page, perPage } = shown
  const query = { ...queryOf(shown), pageNumber: page, pageSize: perPage }
  return useQuery({
    queryKey: [...ingestionKey(product), id, 'changes', query],
    queryFn: ({ signal }) => calls.listEpgChanges({ params: { id }, query, signal }),
    placeholderData: (previous, before) => (before?.queryKey.includes(id) ? keepPreviousData(previous) : undefined),
  })
}

/** Reads every change of a tab that still waits, page by page: what is decided as a whole is named one by one. */
export function useWaitingChanges(id: string) {
  const { calls } = useConsole()
  return async ({ tab, channel }: Pick<InboxView, 'tab' | 'channel'>): Promise<EpgChange[]> => {
    const all: EpgChange[] = []
    for (let pageNumber = 1; ; pageNumber += 1) {
      const query = { ...queryOf({ tab, channel }), state: 'waiting' as const, pageNumber, pageSize: MAX_PAGE_SIZE }
      const { rows, count } = await calls.listEpgChanges({ params: { id }, query })
      all.push(...rows)
      if (rows.length === 0 || all.length >= (count ?? 0)) return all
    }
  }
}
