import type { QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useConsole, useServiceHas } from '../context/ConsoleContext.ts'
import { isSettingNews } from '../settings/isSettingNews.ts'
import type { SavedView, ViewPreferences } from './savedView.ts'
import { viewPreferencesPayload, NO_VIEW_PREFERENCES } from './savedView.ts'
import type { ViewStorage } from './viewStorage.ts'
import type { KeptViews } from './viewsQuery.ts'
import { viewsQuery } from './viewsQuery.ts'

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

const NONE: readonly SavedView[] = []

/** Saved views of the signed-in user, own and shared ones, of every type that the user may view. */
export function useViews(): Views {
  const { calls, actor, types, events, tab } = useConsole()
  const shares = useServiceHas('sharedViews')
  const client = useQueryClient()
  const query = useMemo(() => viewsQuery(calls, actor, shares), [calls, actor, shares])
  const { data, error } = useQuery(query)
  const key = query.queryKey
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: key }), [client, key])
  useEffect(
    () => events.subscribe((event) => void (isSettingNews(event, ['view'], tab) && refresh())),
    [events, refresh, tab],
  )
  const saveViewPreferences = useCallback(
    async (change: (preferences: ViewPreferences) => ViewPreferences) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<KeptViews>(key, (now) => now && { ...now, preferences: change(now.preferences) })
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
  const kept = client.getQueryData<KeptViews>(key)
  if (!kept) return
  const { preferences, storage } = kept
  const saved = await (preferences.id
    ? storage.save(preferences.id, viewPreferencesPayload(preferences))
    : storage.create('desk', viewPreferencesPayload(preferences)))
  client.setQueryData<KeptViews>(key, (now) => now && { ...now, preferences: { ...now.preferences, id: saved.id } })
}
