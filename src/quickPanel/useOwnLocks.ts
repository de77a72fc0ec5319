import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { LockState } from '#contract/schemas/lock.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** A lock of one's own, and the title that it is on as far as that is known. */
export type OwnLock = { lock: LockState; row: ContentRow | undefined }

/** Every lock that this person holds, in whatever tab or machine; asked for again when one is taken or given back. */
export function useOwnLocks() {
  const { calls, events, actor } = useConsole()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['ownLocks', actor.uid],
    queryFn: async ({ signal }): Promise<OwnLock[]> => {
      const locks = await calls.listLocks({ query: { own: 'true' }, signal })
      const ids = [...new Set(locks.map(({ id }) => id))]
      const rows = ids.length > 0 ? (await calls.getMany<ContentRow>('anyType', { ids, signal })).data : []
      return locks.map((lock) => ({ lock, row: rows.find(({ id }) => id === lock.id) }))
    },
    staleTime: 10_000,
    refetchInterval: 60_000,
  })
  useEffect(
    () =>
      events.subscribe(({ topic }) => {
        if (topic === 'lock' || topic === 'reset') void client.invalidateQueries({ queryKey: ['ownLocks'] })
      }),
    [events, client],
  )
  return query
}
