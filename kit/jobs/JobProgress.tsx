import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { JobState } from '#contract/values/jobs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

const Bar = styled('span')({
  display: 'flex',
  blockSize: 4,
  borderRadius: 2,
  overflow: 'hidden',
  background: 'var(--mui-palette-surface-pressed)',
  '& > span': { flex: 'none', blockSize: '100%' },
  '& > .success': { background: 'var(--mui-palette-status-published-solid)' },
  '& > .failure': { background: 'var(--mui-palette-status-error-solid)' },
})

type Counted = Pick<JobState, 'count' | 'success' | 'failure'>

/** How far a job has come: what went well, then what failed, of all titles. */
export function JobProgress({ job: { count, success, failure } }: { job: Counted }) {
  const translate = useTranslate()
  const format = useFormat()
  const share = (n: number) => (count > 0 ? Math.min(1, n / count) : 0)
  const done = success + failure
  return (
    <Bar
      role="meter"
      aria-label={translate('jobs.progressLabel', { done: format.number(done), count: format.number(count) })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share(done) * 100)}
      aria-valuetext={format.percent(share(done))}
    >
      <span className="success" style={{ inlineSize: `${share(success) * 100}%` }} />
      <span className="failure" style={{ inlineSize: `${share(failure) * 100}%` }} />
    </Bar>
  )
}
