import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { isBulkKind } from '#contract/values/jobs.ts'
import { failureWords } from '#kit/jobs/bulk/failureWords.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { JobMarkChip } from '#kit/jobs/JobMarkChip.tsx'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'
import { useJob } from '#kit/jobs/useJob.ts'
import { jobIcon, useJobWords } from '#kit/jobs/useJobWords.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { timeLeft } from '../model/timeLeft.ts'
import { JobActions } from './JobActions.tsx'
import { JobItems } from './JobItems.tsx'
import { JobTitle } from './JobTitle.tsx'
import { JobSteps } from './JobSteps.tsx'
import { Panel, PanelBody, PanelHead } from './panelStyles.ts'
import { WhatWasAsked } from './WhatWasAsked.tsx'

const State = styled('div')({
  display: 'grid',
  gap: 8,
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, rowGap: 4 },
  '& .numbers': { fontWeight: 'var(--marquee-weight-600)', fontVariantNumeric: 'tabular-nums' },
  '& .quiet': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)', fontVariantNumeric: 'tabular-nums' },
  '& .why': { margin: 0, color: 'var(--mui-palette-status-error-on)' },
})

/** An export writes a file, and nothing to its titles. */
const hasItems = ({ kind }: JobDetail) => kind !== 'exportContent'

type JobPanelProps = { id: string; onClose: () => void; onFollow: (id: string) => void }

/** One job beside the list: who, what, how far, what became of each title, and what can be done about it. */
export function JobPanel({ id, onClose, onFollow }: JobPanelProps) {
  const translate = useTranslate()
  const { data: job, error, refetch } = useJob(id)
  const words = useJobWords()
  const format = useFormat()
  const head = useRef<HTMLHeadingElement>(null)
  const close = translate('jobCentre.close')
  const isGone = (error as { status?: number } | null)?.status === 404
  const name = job ? words.name(job) : translate('jobCentre.columns.job')
  useEffect(() => head.current?.focus({ preventScroll: true }), [id])
  return (
    <Panel aria-label={name} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <PanelHead>
        <Icon name={job ? jobIcon(job.kind) : 'bell'} size="toolbar" />
        <div className="words">
          <h2 ref={head} tabIndex={-1} style={{ outline: 0 }}>
            {name}
          </h2>
          {job && (
            <p title={format.zoneLabel(job.ct)}>
              {translate('jobCentre.startedBy', { name: job.by.name, time: format.dateTime(job.ct) })}
            </p>
          )}
        </div>
        <IconButton onClick={onClose} aria-label={close} title={close}>
          <Icon name="close" />
        </IconButton>
      </PanelHead>
      <PanelBody tabIndex={0} role="group" aria-label={name}>
        {job && (
          <>
            <HowFar job={job} />
            <JobActions job={job} onFollow={onFollow} />
            <WhatWasAsked job={job} />
            {isBulkKind(job.kind) ? hasItems(job) && <JobItems key={job.id} job={job} /> : <JobTitle job={job} />}
            <JobSteps job={job} />
          </>
        )}
        {!job && !error && <ListSkeleton rows={8} artwork={false} />}
        {!job && isGone && (
          <EmptyState icon="bell" title={translate('jobCentre.gone')}>
            {translate('jobCentre.goneHint')}
          </EmptyState>
        )}
        {!job && error && !isGone && <CallError error={error} onRetry={() => void refetch()} />}
      </PanelBody>
    </Panel>
  )
}

/** Mark, progress and what is left; the reason where the whole job failed. */
function HowFar({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  const format = useFormat()
  const { count, success, failure, status } = job
  const left = count - success - failure
  const rest = timeLeft(job, format.now())
  const counts = [
    { key: 'success', n: success },
    { key: 'failure', n: failure },
    { key: 'left', n: left },
  ].filter(({ n }) => n > 0)
  const why = job.message ?? (job.code === undefined && !job.description ? undefined : failureWords(job, translate))
  return (
    <State>
      <div className="line" role="status">
        <JobMarkChip job={job} />
        <span className="numbers">
          {translate('jobs.progress', { done: format.number(success), count: format.number(count) })}
        </span>
        {status === 'yet-to-start' && <span className="quiet">{translate('jobCentre.queued')}</span>}
        {rest !== undefined && (
          <span className="quiet">
            {rest < 1_000 ? translate('jobCentre.soon') : translate('jobCentre.eta', { time: format.duration(rest) })}
          </span>
        )}
      </div>
      <JobProgress job={job} />
      {count > 1 && (
        <div className="line">
          {counts.map(({ key, n }) => (
            <span key={key} className="quiet">
              {translate(`jobCentre.counts.${key}`, { n: format.number(n) })}
            </span>
          ))}
        </div>
      )}
      {why && <p className="why">{why}</p>}
    </State>
  )
}
