import { useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import type { JobEntry } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useBriefWords } from '#kit/jobs/useBriefWords.ts'
import { JobMarkChip } from '#kit/jobs/JobMarkChip.tsx'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'
import { jobIcon, useJobWords } from '#kit/jobs/useJobWords.ts'
import { writeView } from '../model/jobsView.ts'

type JobRowProps = {
  job: JobEntry
  isOpen: boolean
  /** Tab stops here. */
  isStop: boolean
  onOpen: () => void
}

/** One job of the list; its name leads to it, and so does a click anywhere on its line. */
export function JobRow({ job, isOpen, isStop, onOpen }: JobRowProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = useJobWords()
  const { pathname, search } = useLocation()
  const about = [words.about(job), useBriefWords(job)].filter(Boolean).join(' · ')
  const to = `${pathname}?${writeView(new URLSearchParams(search), { job: job.id }).toString()}`
  const took = Date.parse(job.ut) - Date.parse(job.ct)
  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('a')) return
    onOpen()
  }
  return (
    <tr onClick={handleClick} data-open={isOpen}>
      <td className="job">
        <span className="name">
          <Icon name={jobIcon(job.kind)} />
          <span className="words">
            <Link
              to={to}
              title={words.name(job)}
              data-job={job.id}
              tabIndex={isStop ? 0 : -1}
              aria-current={isOpen ? 'true' : undefined}
            >
              {words.name(job)}
            </Link>
            {about && (
              <span className="below" title={about}>
                {about}
              </span>
            )}
          </span>
        </span>
      </td>
      <td className="state">
        <JobMarkChip job={job} />
      </td>
      <td className="progress">
        <span className="bar">
          <JobProgress job={job} />
          <span className="quiet">
            {translate('jobs.progress', { done: format.number(job.success), count: format.number(job.count) })}
          </span>
        </span>
      </td>
      <td className="by" title={job.by.name}>
        {job.by.name}
      </td>
      <td className="started quiet">
        <Time value={job.ct} />
      </td>
      <td className="took quiet">
        {isInFlight(job.status) || Number.isNaN(took) ? '–' : format.duration(inSeconds(took))}
      </td>
    </tr>
  )
}

/** Nobody compares jobs by the millisecond: whole seconds, at least one. */
const inSeconds = (milliseconds: number) => Math.max(1, Math.round(milliseconds / 1_000)) * 1_000
