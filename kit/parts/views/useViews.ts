import type { QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useConsole, useServiceHas } from '../context/ConsoleContext.ts'
import { isSettingNews } from '../settings/isSettingNews.ts'
import type { SavedView, ViewPreferences } from './savedView.ts'
import { viewPreferencesIn, viewPreferencesPayload, NO_VIEW_PREFERENCES, viewsIn } from './savedView.ts'
import type { ViewStorage } from './viewStorage.ts'
import { browserViews, serverViews } from './viewStorage.ts'

type Views = {
  views: readonly SavedView[]
  preferences: ViewPreferences
  /** Undefined while it is not known yet where views are kept. */
  storage: ViewStorage | undefined
  /** Why views, or those of others, are missing. */
  error: unknown
  /** Changes what is pinned and what opens first. */
  saveViewPreferences: (change: (preferences: ViewPreferences) => ViewPreferences) => Promise<void>
  /** Reads the views anew after a change. */
  refresh: () => Promise<void>
}

type Kept = { views: SavedView[]; preferences: ViewPreferences; storage: ViewStorage; othersError: unknown }

/** Views of others change without a push; this is how old they may be, in ms. */
const FRESH_MS = 60_000
const NONE: readonly SavedView[] = []

/** Saved views of the signed-in user, own and shared ones, of every type that the user may view. */
export function useViews(): Views {
  const { calls, actor, types, events, tab } = useConsole()
  const shares = useServiceHas('sharedViews')
  const client = useQueryClient()
  const key = useMemo(() => ['views', actor.uid], [actor.uid])
  const { data, error } = useQuery({
    queryKey: key,
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<Kept> => {
      const storage = await chooseStorage(calls, actor, shares)
      let othersError: unknown
      const withoutOthers = (reason: unknown) => ((othersError = reason), [])
      const [own, others] = await Promise.all([storage.own(signal), storage.others(signal).catch(withoutOthers)])
      const views = [...viewsIn(own), ...viewsIn(others)]
      return { views, preferences: viewPreferencesIn(own), storage, othersError }
    },
  })
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: key }), [client, key])
  useEffect(
    () => events.subscribe((event) => void (isSettingNews(event, ['view'], tab) && refresh())),
    [events, refresh, tab],
  )
  const saveViewPreferences = useCallback(
    async (change: (preferences: ViewPreferences) => ViewPreferences) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<Kept>(key, (now) => now && { ...now, preferences: change(now.preferences) })
      lastSave = lastSave.catch(() => undefined).then(() => keepDesk(client, key))
      await lastSave.catch(async (error: unknown) => {
        await refresh()
        throw error
      })
    },
    [client, key, refresh],
  )
  const views = useMemo(
    () => data?.views.filter(({ view }) => types.some(({ type }) => type === view.cty)) ?? NONE,
    [data, types],
  )
  return {
    views,
    preferences: data?.preferences ?? NO_VIEW_PREFERENCES,
    storage: data?.storage,
    error: error ?? data?.othersError,
    saveViewPreferences,
    refresh,
  }
}

/** One after the other: the first save of a preferences makes the setting that the next ones change. */
let lastSave: Promise<unknown> = Promise.resolve()

async function keepDesk(client: QueryClient, key: readonly string[]): Promise<void> {
  const kept = client.getQueryData<Kept>(key)
  if (!kept) return
  const { preferences, storage } = kept
  const saved = await (preferences.id
    ? storage.save(preferences.id, viewPreferencesPayload(preferences))
    : storage.create('desk', viewPreferencesPayload(preferences)))
  client.setQueryData<Kept>(key, (now) => now && { ...now, preferences: { ...now.preferences, id: saved.id } })
}

/** With the server where the flag is set; users without roles keep everything in this browser (design 9 (16)). */
async function chooseStorage(
  calls: ReturnType<typeof useConsole>['calls'],
  { uid, roles }: { uid: string; roles: readonly string[] },
  shares: boolean,
): Promise<ViewStorage> {
  const local = () => browserViews(localStorage, uid, () => crypto.randomUUID())
  if (roles.length === 0) return local()
  const [config] = await calls.readConfig({ query: { app: 'console', type: 'global' } })
  const { savedFiltersOnServer } = (config?.attrs ?? {}) as { savedFiltersOnServer?: unknown }
  return savedFiltersOnServer === true ? serverViews(calls, shares) : local()
}
