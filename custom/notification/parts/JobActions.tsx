import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useJobWords } from '#kit/jobs/useJobWords.ts'
import { safeLinkAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { useFailuresFile } from '../useFailuresFile.ts'
import { useJobActs } from '../useJobActs.ts'
import { Acts } from './panelStyles.ts'

type JobActionsProps = { job: JobDetail; onFollow: (id: string) => void }

/** What can be done with the job as it stands. Calling off and taking back ask first. */
export function JobActions({ job, onFollow }: JobActionsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { kind } = useJobWords()
  const { cancel, retry, undo } = useJobActs(job, onFollow)
  const [asked, setAsked] = useState<'cancel' | 'undo'>()
  const isRunning = isInFlight(job.status)
  const success = format.number(job.success)
  const confirmed = (act: { mutate: () => void }) => () => {
    setAsked(undefined)
    act.mutate()
  }
  return (
    <Acts>
      {job.cancellable && isRunning && (
        <Button size="small" loading={cancel.isPending} onClick={() => setAsked('cancel')}>
          {translate('jobCentre.cancel')}
        </Button>
      )}
      {job.retryable && !isRunning && (
        <Button
          size="small"
          loading={retry.isPending}
          onClick={() => retry.mutate()}
          startIcon={<Icon name="refresh" size="small" />}
        >
          {job.failure > 1
            ? translate('jobCentre.retryFailed', { n: format.number(job.failure) })
            : translate('jobs.retry')}
        </Button>
      )}
      {job.undoable && (
        <Button
          size="small"
          loading={undo.isPending}
          onClick={() => setAsked('undo')}
          startIcon={<Icon name="undo" size="small" />}
        >
          {translate('jobCentre.undo')}
        </Button>
      )}
      <Files job={job} />
      <ConfirmDialog
        open={asked === 'cancel'}
        title={translate('jobCentre.cancelTitle')}
        okLabel={translate('jobCentre.cancel')}
        cancelLabel={translate('jobCentre.keepRunning')}
        undoable={false}
        onConfirm={confirmed(cancel)}
        onClose={() => setAsked(undefined)}
      >
        {translate('jobCentre.cancelText', { n: success })}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'undo'}
        title={translate('jobCentre.undoTitle', { kind: kind(job.kind) })}
        okLabel={translate('jobCentre.undoVerb')}
        undoable={false}
        onConfirm={confirmed(undo)}
        onClose={() => setAsked(undefined)}
      >
        {translate('jobCentre.undoText', { smart_count: job.success, n: success })}
      </ConfirmDialog>
    </Acts>
  )
}

/** Files of the job: what an export made, the rows that an import could not take, or what failed. */
function Files({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  const failures = useFailuresFile(job)
  const isImport = job.kind === 'importContent'
  const address = isInFlight(job.status) ? undefined : safeLinkAddress(job.url, window.location.origin)
  return (
    <>
      {address && (
        <Button
          size="small"
          component="a"
          href={address}
          download={job.fileName ?? true}
          startIcon={<Icon name="download" size="small" />}
          title={job.fileName}
        >
          {translate(isImport ? 'jobCentre.originalRows' : 'jobCentre.file')}
        </Button>
      )}
      {job.failure > 0 && !(isImport && address) && (
        <Button
          size="small"
          loading={failures.isPending}
          onClick={() => failures.mutate()}
          startIcon={<Icon name="download" size="small" />}
        >
          {translate('jobCentre.failuresFile')}
        </Button>
      )}
    </>
  )
}
