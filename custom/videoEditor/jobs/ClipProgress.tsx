import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'
import { useJob } from '#kit/jobs/useJob.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { errorKey } from '#kit/parts/i18n/errorKey.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'

type ClipProgressProps = {
  /** The job that makes it, and the place that it has. */
  made: { job: string; id: string; name: string }
  type: TypeSummary
}

/** How far a clip is: where it stands, or why there is none. */
export function ClipProgress({ made, type }: ClipProgressProps) {
  const translate = useTranslate()
  const onError = useErrorNotice()
  const { calls, product } = useConsole()
  const { data: job } = useJob(made.job)
  if (job?.status === 'failed' || job?.status === 'inactive') {
    const key = job.status === 'failed' ? errorKey(job.code) : 'jobs.marks.cancelled'
    return (
      <p className="wrong" role="alert">
        <b>{translate('video.clip.failed', { name: made.name })}</b> {key ? translate(key) : job.description}
      </p>
    )
  }
  const cancel = () => calls.cancelJob({ params: { id: made.job } }).catch(onError)
  return (
    <div role="status">
      <div className="tools">
        <Link className="grow" component={RouterLink} to={itemPath(product, type, made.id)}>
          {translate('video.clip.open')}
        </Link>
        {job?.cancellable && isInFlight(job.status) && (
          <Button size="small" variant="ghost" onClick={() => void cancel()}>
            {translate('actions.cancel')}
          </Button>
        )}
      </div>
      {job && <JobProgress job={job} />}
    </div>
  )
}
