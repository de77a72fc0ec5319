import type { Calls } from '../context/providerTypes.ts'
import type { SavedView, ViewPreferences } from './savedView.ts'
import { viewPreferencesIn, viewsIn } from './savedView.ts'
import type { ViewStorage } from './viewStorage.ts'
import { browserViews, serverViews } from './viewStorage.ts'

export type KeptViews = {
  views: SavedView[]
  preferences: ViewPreferences
  storage: ViewStorage
  /** Why those of others are missing. */
  othersError: unknown
}

type ViewCalls = Parameters<typeof serverViews>[0] & Pick<Calls, 'readConfig'>
type Viewer = { uid: string; roles: readonly string[] }

/** Views of others change without a push; this is how old they may be, in ms. */
const FRESH_MS = 60_000

/** Saved views of a person, own and shared ones (`shares`: where the service has those), with what is pinned of them. */
export function viewsQuery(calls: ViewCalls, viewer: Viewer, shares: boolean) {
  return {
    queryKey: ['views', viewer.uid],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KeptViews> => {
      const storage = await chooseStorage(calls, viewer, shares)
      let othersError: unknown
      const withoutOthers = (reason: unknown) => ((othersError = reason), [])
      const [own, others] = await Promise.all([storage.own(signal), storage.others(signal).catch(withoutOthers)])
      const views = [...viewsIn(own), ...viewsIn(others)]
      return { views, preferences: viewPreferencesIn(own), storage, othersError }
    },
  }
}

/** With the server where the flag is set; users without roles keep everything in this browser (design 9 (16)). */
async function chooseStorage(calls: ViewCalls, { uid, roles }: Viewer, shares: boolean): Promise<ViewStorage> {
  const local = () => browserViews(localStorage, uid, () => crypto.randomUUID())
  if (roles.length === 0) return local()
  const [config] = await calls.readConfig({ query: { app: 'console', type: 'global' } })
  const { savedFiltersOnServer } = (config?.attrs ?? {}) as { savedFiltersOnServer?: unknown }
  return savedFiltersOnServer === true ? serverViews(calls, shares) : local()
}
