import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isInFlight } from '#contract/values/jobs.ts'
import { useConsole } from '../context/ConsoleContext.ts'
import type { Page } from '../context/providerTypes.ts'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import type { JobNews } from './jobNews.ts'
import { jobNews, withNews } from './jobNews.ts'

/** Roots of the cached answers that hold jobs: lists, one job, the titles of one. */
export const JOBS = 'jobs'
export const JOB = 'job'
export const JOB_ITEMS = 'jobItems'

/** Steps move what is on screen; a beginning or an end is asked for, since lists and steps change with it. */
export function useLiveJobs(): void {
  const { events } = useConsole()
  const client = useQueryClient()
  useEffect(
    () =>
      events.subscribe((event) => {
        const news = jobNews(event)
        if (news) takeNews(client, news)
        else if (event.topic === 'job' || event.topic === 'reset') askAgain(client)
      }),
    [events, client],
  )
}

function takeNews(client: QueryClient, news: JobNews): void {
  let isKnown = false
  client.setQueriesData<Page<JobEntry>>({ queryKey: [JOBS] }, (page) => {
    if (!page?.rows.some(({ id }) => id === news.id)) return page
    isKnown = true
    return { ...page, rows: page.rows.map((row) => withNews(row, news)) }
  })
  client.setQueryData<JobDetail>([JOB, news.id], (job) => job && withNews(job, news))
  if (!isKnown || !isInFlight(news.status)) askAgain(client, news.id)
}

function askAgain(client: QueryClient, id?: string): void {
  void client.invalidateQueries({ queryKey: [JOBS] })
  void client.invalidateQueries({ queryKey: id ? [JOB, id] : [JOB] })
  void client.invalidateQueries({ queryKey: id ? [JOB_ITEMS, id] : [JOB_ITEMS] })
}
