import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EpgChange } from '#contract/schemas/live/ingestion.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { readEveryPage } from '#kit/parts/files/readEveryPage.ts'
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
  return (shown: Pick<InboxView, 'tab' | 'channel'>): Promise<EpgChange[]> =>
    readEveryPage((page) => {
      const query = { ...queryOf(shown), state: 'waiting' as const, ...page }
      return calls.listEpgChanges({ params: { id }, query })
    })
}
