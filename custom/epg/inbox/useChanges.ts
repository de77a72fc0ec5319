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

/**
 * Reads every change of a tab that still waits: what is decided as a whole is named one by one. Each page begins behind
 * the last change of the one before, since others may decide meanwhile and numbered pages would then leave some out.
 */
export function useWaitingChanges(id: string) {
  const { calls } = useConsole()
  return async (shown: Pick<InboxView, 'tab' | 'channel'>): Promise<EpgChange[]> => {
    const all: EpgChange[] = []
    for (;;) {
      const last = all.at(-1)
      const place = { pageSize: MAX_PAGE_SIZE, ...(last && { after: Number(last.id) }) }
      const query = { ...queryOf(shown), state: 'waiting' as const, ...place }
      const { rows } = await calls.listEpgChanges({ params: { id }, query })
      all.push(...rows)
      if (rows.length < MAX_PAGE_SIZE) return all
    }
  }
}
