import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { readStored } from '#kit/parts/settings/storedJson.ts'
import type { StoredEntry } from './searchState.ts'
import { storedEntries } from './storedFilter.ts'

export type SavedFilter = { id: string; name: string; filter: StoredEntry[] }

/** Where filters are kept: with the server when the flag says so, else in this browser (specification section 5). */
export type FilterStorage = {
  isLocal: boolean
  list: (signal?: AbortSignal) => Promise<SavedFilter[]>
  add: (name: string, filter: readonly StoredEntry[]) => Promise<void>
  remove: (id: string) => Promise<void>
}

type FilterCalls = Pick<Calls, 'listSettings' | 'createSetting' | 'deleteSetting' | 'readConfig'>

export function serverFilters(calls: Omit<FilterCalls, 'readConfig'>): FilterStorage {
  return {
    isLocal: false,
    list: async (signal) => {
      const settings = await calls.listSettings({ query: { t: 'filter' }, signal })
      return settings.flatMap(({ id, n, payload }) => savedFilter({ id, name: n, filter: payload }))
    },
    add: async (n, filter) => void (await calls.createSetting({ body: { n, t: 'filter', payload: filter } })),
    remove: async (id) => void (await calls.deleteSetting({ params: { id } })),
  }
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Filters of one person in this browser. What another program wrote there counts as none. */
export function browserFilters(storage: Kept, uid: string, newId: () => string): FilterStorage {
  const key = `marquee-filters:${uid}`
  const read = (): SavedFilter[] => {
    const kept = readStored(storage, key)
    return Array.isArray(kept) ? kept.flatMap(savedFilter) : []
  }
  const write = (filters: readonly SavedFilter[]) => Promise.resolve(storage.setItem(key, JSON.stringify(filters)))
  return {
    isLocal: true,
    list: () => Promise.resolve(read()),
    add: (name, filter) => write([...read(), { id: newId(), name, filter: [...filter] }]),
    remove: (id) => write(read().filter((one) => one.id !== id)),
  }
}

/** Users without roles keep everything in this browser (design 9 (16)). */
export async function chooseFilterStorage(
  calls: FilterCalls,
  { roles }: { roles: readonly string[] },
  local: FilterStorage,
): Promise<FilterStorage> {
  if (roles.length === 0) return local
  const [config] = await calls.readConfig({ query: { app: 'console', type: 'global' } })
  const { savedFiltersOnServer } = (config?.attrs ?? {}) as { savedFiltersOnServer?: unknown }
  return savedFiltersOnServer === true ? serverFilters(calls) : local
}

/** One filter out of whatever was kept: a name and at least one line that can be searched by. */
function savedFilter(kept: unknown): SavedFilter[] {
  const { id, name, filter } = (kept ?? {}) as Record<string, unknown>
  const lines = storedEntries(filter)
  return typeof id === 'string' && typeof name === 'string' && lines.length > 0 ? [{ id, name, filter: lines }] : []
}
