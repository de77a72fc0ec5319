import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router'
import type { JobDetail } from '#contract/schemas/bulk.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'
import { jobPath } from '#kit/jobs/jobPath.ts'
import type { SortJob } from './useSortJob.ts'

/** How a numbering goes, and what can be done about it: cancel, try again, undo; the whole job is a link away. */
export function SortReport({ sorting }: { sorting: SortJob }) {
  const translate = useTranslate()
  const { begun, job } = sorting
  const words = useReportWords(begun?.isUndo ?? false)
  if (!begun) return null
  const isRunning = !job || isInFlight(job.status)
  const hasFailed = job?.status === 'failed'
  return (
    <Box
      role={hasFailed ? 'alert' : 'status'}
      sx={{ display: 'grid', gap: 2, padding: 3, borderRadius: 1, backgroundColor: 'surface.well' }}
    >
      <Box sx={{ display: 'flex', gap: 2, typography: 'body2' }}>
        {!isRunning && <Icon name={hasFailed ? 'octagon' : 'check'} size="medium" />}
        <Box sx={{ flex: 1, minWidth: 0 }}>{job ? words(job) : translate('relations.loading')}</Box>
      </Box>
      {isRunning && job && <JobProgress job={job} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, typography: 'meta' }}>
        {isRunning && job?.cancellable && (
          <Button size="small" disabled={sorting.isAsking} onClick={() => void sorting.cancel()}>
            {translate('sorting.cancel')}
          </Button>
        )}
        {!isRunning && job?.undoable && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon name="undo" size="small" />}
            disabled={sorting.isAsking}
            onClick={() => void sorting.undo()}
          >
            {translate('sorting.undo')}
          </Button>
        )}
        {hasFailed && job?.retryable && (
          <Button size="small" disabled={sorting.isAsking} onClick={() => void sorting.retry()}>
            {translate('sorting.retry')}
          </Button>
        )}
        <Link
          component={RouterLink}
          to={jobPath(begun.id)}
          sx={{ minHeight: 24, display: 'inline-flex', alignItems: 'center' }}
        >
          {translate('sorting.toJob')}
        </Link>
        <Box sx={{ flex: 1 }} />
        {!isRunning && (
          <Button size="small" onClick={sorting.dismiss}>
            {translate('actions.close')}
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** A job's state as a sentence. */
function useReportWords(isUndo: boolean): (job: JobDetail) => string {
  const translate = useTranslate()
  const format = useFormat()
  const { counted } = useCountWords()
  return ({ status, count, success, failure }) => {
    if (isInFlight(status)) {
      const numbers = { done: format.number(success + failure), count: format.number(count) }
      return translate(isUndo ? 'sorting.undoing' : 'sorting.running', numbers)
    }
    if (status === 'inactive') return translate('sorting.cancelled')
    if (failure > 0) return counted('sorting.notAll', failure)
    return isUndo ? translate('sorting.undone') : counted('sorting.done', success)
  }
}
