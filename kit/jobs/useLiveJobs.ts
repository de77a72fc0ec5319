import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { EventFeed, Page, ServerEvent } from '#kit/parts/context/providerTypes.ts'
import type { JobNews } from './jobNews.ts'
import { jobNews, withNews } from './jobNews.ts'

/** Roots of the cached answers that hold jobs: lists, one job, the titles of one. */
export const JOBS = 'jobs'
export const JOB = 'job'
export const JOB_ITEMS = 'jobItems'

type Events = Pick<EventFeed, 'subscribe'>
type Hearing = { parts: number; stop: () => void }

const hearings = new WeakMap<Events, Hearing>()

/**
 * Steps move what is on screen; a beginning or an end is asked for, since lists and steps change with it. However many
 * parts of a screen show jobs, each event is taken once.
 */
export function useLiveJobs(): void {
  const { events } = useConsole()
  const client = useQueryClient()
  useEffect(() => hear(events, client), [events, client])
}

function hear(events: Events, client: QueryClient): () => void {
  const known = hearings.get(events)
  const hearing = known ?? { parts: 0, stop: events.subscribe((event) => take(client, event)) }
  hearings.set(events, hearing)
  hearing.parts += 1
  return () => {
    hearing.parts -= 1
    if (hearing.parts > 0) return
    hearing.stop()
    hearings.delete(events)
  }
}

function take(client: QueryClient, event: ServerEvent): void {
  const news = jobNews(event)
  if (news) takeNews(client, news)
  else if (event.topic === 'job' || event.topic === 'reset') askAgain(client)
}

function takeNews(client: QueryClient, news: JobNews): void {
  let isKnown = false
  client.setQueriesData<Page<JobEntry>>({ queryKey: [JOBS] }, (page) => {
    if (!page?.rows.some(({ id }) => id === news.id)) return page
    isKnown = true
    return { ...page, rows: page.rows.map((row) => withNews(row, news)) }
  })
  client.setQueryData<JobDetail>([JOB, news.id], (job) => job && withNews(job, news))
  if (!isInFlight(news.status)) askAgain(client, news.id)
  else if (!isKnown) void client.invalidateQueries({ queryKey: [JOBS] })
}

function askAgain(client: QueryClient, id?: string): void {
  refresh(client, [JOBS])
  refresh(client, id ? [JOB, id] : [JOB])
  refresh(client, id ? [JOB_ITEMS, id] : [JOB_ITEMS])
}

/** An answer that is still on its way may be older than the news: it is given up, the first one too. */
function refresh(client: QueryClient, queryKey: readonly string[]): void {
  void client.cancelQueries({ queryKey }).then(() => client.invalidateQueries({ queryKey }))
}
