import { Link, useLocation } from 'react-router'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useBriefWords } from '#kit/jobs/useBriefWords.ts'
import { jobIcon, useJobWords } from '#kit/jobs/useJobWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { jobPath } from '../model/jobsView.ts'

/** What a job is called, the link to it, and below what it is about. */
export function JobName({ job }: { job: JobEntry }) {
  const words = useJobWords()
  const about = [words.about(job), useBriefWords(job)].filter(Boolean).join(' · ')
  return (
    <span className="about">
      <Icon name={jobIcon(job.kind)} />
      <span className="words">
        <Link className="name" to={jobPath(useLocation(), job.id)} title={words.name(job)} tabIndex={-1}>
          {words.name(job)}
        </Link>
        {about && (
          <span className="under" title={about}>
            {about}
          </span>
        )}
      </span>
    </span>
  )
}
