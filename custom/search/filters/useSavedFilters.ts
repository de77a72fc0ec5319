import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { FilterStorage, SavedFilter } from '../model/filterStorage.ts'
import { browserFilters, chooseFilterStorage } from '../model/filterStorage.ts'
import type { StoredEntry } from '../model/searchState.ts'

type Kept = { filters: SavedFilter[]; storage: FilterStorage }
const NONE: readonly SavedFilter[] = []

/** Filters that the signed-in person saved under a name, wherever they are kept. */
export function useSavedFilters() {
  const { calls, actor } = useConsole()
  const client = useQueryClient()
  const key = useMemo(() => ['searchFilters', actor.uid], [actor.uid])
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Kept> => {
      const local = browserFilters(localStorage, actor.uid, () => crypto.randomUUID())
      const storage = await chooseFilterStorage(calls, actor, local)
      return { storage, filters: await storage.list(signal) }
    },
  })
  const after = async (done: Promise<void> | undefined) => {
    await done
    await client.invalidateQueries({ queryKey: key })
  }
  return {
    filters: data?.filters ?? NONE,
    /** Undefined until it is known where filters are kept. */
    isLocal: data?.storage.isLocal,
    add: (name: string, filter: readonly StoredEntry[]) => after(data?.storage.add(name, filter)),
    remove: (id: string) => after(data?.storage.remove(id)),
  }
}
