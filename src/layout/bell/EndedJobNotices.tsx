import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { jobMark } from '#contract/rules/labels/jobMark.ts'
import type { JobMark } from '#contract/rules/labels/jobMark.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import type { NoticeKind } from '#kit/parts/dialogs/useNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { jobNews } from '#kit/jobs/jobNews.ts'
import { jobPath } from '#kit/jobs/jobPath.ts'
import { useJobWords } from '#kit/jobs/useJobWords.ts'
import { isWatched } from '#kit/jobs/watchedJobs.ts'
import { createEndedJobs } from './endedJobs.ts'
import type { EndedJob } from './endedJobs.ts'
import { useBell } from './useBell.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'

const KEY = 'marquee-told-jobs'
/** Ends that tabs could still come to tell of again. */
const KEPT = 50
/** The first tab of a browser that claims the end of a job tells of it; false in the others. */
function claimEnd(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string): boolean {
  const stored = readStored(storage, KEY)
  const told = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  if (told.includes(key)) return false
  writeStored(storage, KEY, [key, ...told].slice(0, KEPT))
  return true
}

const KINDS: Partial<Record<JobMark, NoticeKind>> = { done: 'success', partly: 'warning', failed: 'error' }

/** Tells in passing that one's own job has ended, wherever one is by then. */
export function EndedJobNotices() {
  const { events } = useConsole()
  const { entries } = useBell()
  const tell = useTelling()
  const [now] = useState(() => ({ tell }))
  useEffect(() => {
    now.tell = tell
  }, [now, tell])
  const [jobs] = useState(() =>
    createEndedJobs({
      isWatched,
      claim: (key) => claimEnd(localStorage, key),
      isVisible: () => document.visibilityState === 'visible',
      tell: (job) => now.tell(job),
    }),
  )
  useEffect(
    () =>
      events.subscribe((event) => {
        const news = jobNews(event)
        if (news) jobs.take(news)
      }),
    [events, jobs],
  )
  // Where nothing is pushed, what is asked for tells the same.
  useEffect(() => entries.forEach(({ state }) => jobs.take(state)), [entries, jobs])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && jobs.show()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [jobs])
  return null
}

function useTelling(): (job: EndedJob) => void {
  const translate = useTranslate()
  const notice = useNotice()
  const navigate = useNavigate()
  const format = useFormat()
  const words = useJobWords()
  const { may } = useConsole()
  return (job) => {
    const mark = jobMark(job)
    const show = { label: translate('jobs.show'), onClick: () => void navigate(jobPath(job.id)) }
    // An ingestion may end with nothing to write: it waits for decisions.
    const text = mark === 'done' && job.success === 0 ? 'plain' : mark
    notice(KINDS[mark] ?? 'info', `jobs.ended.${text}`, {
      values: { kind: words.kind(job.kind), titles: words.titles(job.success), n: format.number(job.failure) },
      ...(may('cp_notification', 'view') && { action: show }),
    })
  }
}
