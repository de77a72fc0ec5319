import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import type { OnAirBoard, OnAirJob } from '#contract/schemas/live/onAir.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { jobPath } from '#kit/jobs/jobPath.ts'
import { useJobWords } from '#kit/jobs/useJobWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { errorKey } from '#kit/parts/i18n/errorKey.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { inboxPath } from '#kit/parts/routes/paths.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { AcknowledgeButton } from './AcknowledgeButton.tsx'
import { AssignButton } from './AssignButton.tsx'
import { TaskBox } from './taskStyles.ts'

type FailedJobsProps = {
  board: OnAirBoard
  headingRef: RefObject<HTMLHeadingElement | null>
  onRetried: () => void
}

/** Ingestions and other jobs of live that did not come about: why, and again with one press where it is one's own. */
export function FailedJobs({ board: { jobs, jobCount }, headingRef, onRetried }: FailedJobsProps) {
  const translate = useTranslate()
  if (jobs.length === 0) return null
  return (
    <Part>
      <h3 ref={headingRef} tabIndex={-1}>
        {translate('airBoard.failedJobs')} <CountBadge count={jobCount} tone="error" />
      </h3>
      <ul aria-label={translate('airBoard.failedJobs')}>
        {jobs.map((line) => (
          <li key={line.key}>
            <FailedJob line={line} onRetried={onRetried} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function FailedJob({ line, onRetried }: { line: OnAirJob; onRetried: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const words = useJobWords()
  const { job } = line
  const kind = words.name(job)
  const title = job.brief?.file ?? titleOf(job, locale)
  const name = title ? translate('jobs.of', { kind, title }) : kind
  const known = errorKey(job.code)
  const reason = known ? translate(known) : (job.description ?? '')
  return (
    <TaskBox data-tone="error">
      <span className="when">
        <Icon name="octagon" size="small" />
      </span>
      <div className="words">
        <div className="name" title={name}>
          {name}
        </div>
        <div className="detail" title={reason}>
          {reason}
        </div>
        <div className="acts">
          <AcknowledgeButton line={line} name={name} />
          <JobLink job={job} name={name} />
          {job.retryable && <RetryButton id={job.id} name={name} onRetried={onRetried} />}
        </div>
      </div>
      <AssignButton line={line} name={name} />
    </TaskBox>
  )
}

/** The ingestion in the inbox, or the job where one may open it. */
function JobLink({ job, name }: { job: OnAirJob['job']; name: string }) {
  const translate = useTranslate()
  const { product, may } = useConsole()
  const inbox = inboxPath(product, job.id)
  if (job.kind !== 'ingestEpg' && !may('cp_notification', 'view')) return null
  return (
    <Link to={job.kind === 'ingestEpg' ? inbox : jobPath(job.id)} aria-label={`${translate('airBoard.jump')}: ${name}`}>
      {translate('airBoard.jump')}
    </Link>
  )
}

function RetryButton({ id, name, onRetried }: { id: string; name: string; onRetried: () => void }) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const notice = useNotice()
  const onError = useErrorNotice()
  const retry = useMutation({
    mutationFn: () => calls.retryJob({ params: { id } }),
    onSuccess: () => {
      notice('info', 'jobs.retried')
      onRetried()
    },
    onError,
  })
  const words = translate('jobs.retry')
  return (
    <Button size="small" disabled={retry.isPending} onClick={() => retry.mutate()} aria-label={`${words}: ${name}`}>
      {words}
    </Button>
  )
}

const Part = styled('div')({
  flex: 'none',
  maxBlockSize: '40%',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  paddingBlockEnd: 12,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    padding: '8px 16px',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 'var(--marquee-weight-700)',
  },
  '& h3:focus-visible': focusRing('inside'),
})
