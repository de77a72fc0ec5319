import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { saveFile } from '#kit/parts/files/saveFile.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'
import { jobPath } from '#kit/jobs/jobPath.ts'
import { useJob } from '#kit/jobs/useJob.ts'
import { ErrorState } from '#kit/parts/layoutParts/ErrorState.tsx'

/** A file in the making. Once it is there the browser saves it, as long as somebody is still looking. */
export function ExportProgress({ id }: { id: string }) {
  const { data: job, error, refetch } = useJob(id)
  const isEnded = job !== undefined && !isInFlight(job.status)
  const saved = useRef(false)
  useEffect(() => {
    if (!isEnded || !job.url || saved.current) return
    saved.current = true
    saveFile(job.url, job.fileName)
  }, [isEnded, job])
  if (error && !job) return <CallError error={error} onRetry={() => void refetch()} />
  if (!isEnded) return <Writing job={job} />
  return job.url ? <Ready job={job} url={job.url} /> : <Failed job={job} />
}

function Writing({ job }: { job: JobDetail | undefined }) {
  const translate = useTranslate()
  const format = useFormat()
  const { success = 0, failure = 0, count = 0 } = job ?? {}
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ typography: 'bodyStrong' }}>
        {translate('transfer.export.writing')}
      </Box>
      <JobProgress job={{ success, failure, count }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 12px', typography: 'meta', color: 'text.secondary' }}>
        {count > 0 && (
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('transfer.progress', { done: format.number(success), count: format.number(count) })}
          </span>
        )}
        <span>{translate('transfer.export.mayClose')}</span>
      </Box>
    </Box>
  )
}

function Ready({ job, url }: { job: JobDetail; url: string }) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Box role="status" sx={{ display: 'flex', gap: 2 }}>
      <Box component="span" sx={{ display: 'flex', color: 'status.published.on', paddingBlockStart: '2px' }}>
        <Icon name="check" />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
        <Box sx={{ typography: 'bodyStrong' }}>
          {translate('transfer.export.ready', { smart_count: job.success, count: format.number(job.success) })}
        </Box>
        <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate('transfer.export.kept')}</Box>
        <Link
          href={url}
          download={job.fileName ?? ''}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 24, overflowWrap: 'anywhere' }}
        >
          <Icon name="download" size="small" />
          {job.fileName ?? translate('transfer.export.download')}
        </Link>
      </Box>
    </Box>
  )
}

function Failed({ job }: { job: JobDetail }) {
  const translate = useTranslate()
  return (
    <ErrorState
      title={job.description ?? translate('transfer.export.failed')}
      actions={
        <Link component={RouterLink} to={jobPath(job.id)}>
          {translate('transfer.openJob')}
        </Link>
      }
    />
  )
}
