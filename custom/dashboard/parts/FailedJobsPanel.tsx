import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { errorKey } from '#kit/parts/i18n/errorKey.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { failedJobsPath, jobPath } from '#kit/jobs/jobPath.ts'
import { useJobWords } from '#kit/jobs/useJobWords.ts'
import { Panel } from './Panel.tsx'
import { THREE_COLUMNS, TwoColumns } from './layout.ts'
import { PanelEnd, PanelItem, PanelLine, PanelMore, PanelQuiet, PanelWords } from './panelParts.ts'
import { useMoment } from './useMoment.tsx'

/** Beside each other where this part is as wide as the page. */
const Lines = styled(TwoColumns)({
  [`@container (min-width: ${THREE_COLUMNS}px)`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})
const Glyph = styled('span')({ display: 'flex', color: 'var(--mui-palette-status-error-on)' })

type FailedJobsProps = { data: DashboardData; onRetry: () => void }

/** Jobs that did not come about: which, of what, why; one's own can be tried again here. */
export function FailedJobsPanel({ data, onRetry }: FailedJobsProps) {
  const translate = useTranslate()
  const { may } = useConsole()
  return (
    <Panel
      title={translate('dashboard.failedJobs')}
      count={data.failedJobCount}
      tone="error"
      empty={translate('dashboard.failedJobsEmpty')}
      failed={data.failed.includes('failedJobs')}
      onRetry={onRetry}
      action={
        may('cp_notification', 'view') && (
          <PanelMore
            to={failedJobsPath()}
            aria-label={`${translate('dashboard.all')}: ${translate('dashboard.failedJobs')}`}
          >
            {translate('dashboard.all')}
            <Icon name="chevronRight" size="small" />
          </PanelMore>
        )
      }
    >
      <Lines>
        {data.failedJobs.map((job) => (
          <Line key={job.id} job={job} onRetried={onRetry} />
        ))}
      </Lines>
    </Panel>
  )
}

function Line({ job, onRetried }: { job: JobEntry; onRetried: () => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const moment = useMoment()
  const notice = useNotice()
  const noticeError = useErrorNotice()
  const { calls, may } = useConsole()
  const words = useJobWords()
  const retry = useMutation({
    mutationFn: () => calls.retryJob({ params: { id: job.id } }),
    onSuccess: () => {
      notice('info', 'jobs.retried')
      onRetried()
    },
    onError: noticeError,
  })
  const kind = words.name(job)
  const title = titleOf(job, locale)
  const name = title ? translate('jobs.of', { kind, title }) : kind
  const known = errorKey(job.code)
  const reason = known ? translate(known) : (job.description ?? '')
  const content = (
    <>
      <Glyph>
        <Icon name="octagon" />
      </Glyph>
      <PanelWords>
        <span title={name}>{name}</span>
        <PanelQuiet title={reason}>
          {moment(job.ut)}
          {reason && `, ${reason}`}
        </PanelQuiet>
      </PanelWords>
    </>
  )
  return (
    <PanelLine>
      {may('cp_notification', 'view') ? <PanelItem to={jobPath(job.id)}>{content}</PanelItem> : content}
      {job.retryable ? (
        <Button
          size="small"
          disabled={retry.isPending}
          onClick={() => retry.mutate()}
          aria-label={`${translate('jobs.retry')}: ${name}`}
        >
          {translate('jobs.retry')}
        </Button>
      ) : (
        <PanelEnd title={format.dateTime(job.ut)}>{job.by.name}</PanelEnd>
      )}
    </PanelLine>
  )
}
