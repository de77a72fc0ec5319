import type { QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { jobNews, withNews } from '#kit/jobs/jobNews.ts'
import type { JobNews } from '#kit/jobs/jobNews.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { isSettingNews } from '#kit/parts/settings/isSettingNews.ts'
import { pollEvery } from '#kit/jobs/pollEvery.ts'
import { useWatches } from '#kit/parts/views/useWatches.ts'
import { hasNew } from './bellEntries.ts'
import type { BellData } from './readBell.ts'
import { readBell } from './readBell.ts'
import { BELL, rereadBell } from './rereadBell.ts'

/** A day has hours enough: old notifications are looked for this often even where nothing happens. */
const STALE_MS = 60_000
const MARK = 'bell'

/**
 * The notifications of the signed-in person, moved by what is pushed. Where nothing is pushed they are asked for every
 * five seconds, only while a job is in flight and the tab is visible.
 */
export function useBell() {
  const { calls, events, actor, tab } = useConsole()
  const format = useFormat()
  const client = useQueryClient()
  const key = useCallback(() => [BELL, actor.uid], [actor.uid])
  const query = useQuery({
    queryKey: [BELL, actor.uid],
    queryFn: ({ signal }) => readBell(calls, format.now(), signal),
    // Whoever has no role keeps nothing on the server (design 9 (16)).
    enabled: actor.roles.length > 0,
    staleTime: STALE_MS,
    refetchInterval: ({ state: { data } }) =>
      pollEvery(data?.entries.map(({ state }) => state) ?? [], events.state() === 'live'),
  })
  useEffect(
    () =>
      events.subscribe((event) => {
        const news = jobNews(event)
        if (news) takeNews(client, key(), news)
        else if (isSettingNews(event, ['job', 'seen'], tab)) rereadBell(client)
      }),
    [events, client, key, tab],
  )
  const { data } = query
  const entries = data?.entries ?? []
  const watched = useWatches().watches.filter(({ since }) => since !== undefined)
  const told = [...entries, ...watched.map(({ since = '' }) => ({ ct: since }))]
  const newest = told
    .map(({ ct }) => ct)
    .sort()
    .at(-1)
  const isNew = hasNew(told, data?.seen ?? '')
  /** Clears the dot here at once, and by the setting in other tabs and after a reload. */
  const markSeen = useCallback(() => {
    const known = client.getQueryData<BellData>(key())
    if (!known || newest === undefined || known.seen >= newest) return
    client.setQueryData<BellData>(key(), { ...known, seen: newest })
    const payload = { until: newest }
    const kept = known.mark
      ? calls.saveSetting({ body: { id: known.mark, payload } })
      : calls.createSetting({ body: { n: MARK, t: 'seen', payload } })
    kept.then(
      ({ id }) => client.setQueryData<BellData>(key(), (now) => now && { ...now, mark: id }),
      // Only looking on, or no line: the dot comes back with the next visit, which is all that is lost.
      () => undefined,
    )
  }, [client, key, calls, newest])
  return { ...query, entries, watched, isNew, markSeen }
}

/** A job that is not known is asked for, and so is one whose end a read under way may still show as running. */
function takeNews(client: QueryClient, key: readonly string[], news: JobNews): void {
  const known = client.getQueryData<BellData>(key)
  const isKnown = known?.entries.some(({ job }) => job === news.id)
  const isOverwritten = !isInFlight(news.status) && client.isFetching({ queryKey: key }) > 0
  if (!isKnown || isOverwritten) rereadBell(client)
  if (!known) return
  client.setQueryData<BellData>(key, {
    ...known,
    entries: known.entries.map((entry) => ({ ...entry, state: withNews(entry.state, news) })),
  })
}
