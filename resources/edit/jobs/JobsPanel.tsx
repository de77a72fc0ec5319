import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useBriefWords } from '#kit/jobs/useBriefWords.ts'
import { JobMarkChip } from '#kit/jobs/JobMarkChip.tsx'
import { jobPath, jobsOfItemPath } from '#kit/jobs/jobPath.ts'
import { pollEvery } from '#kit/jobs/pollEvery.ts'
import { JOBS, useLiveJobs } from '#kit/jobs/useLiveJobs.ts'
import { jobIcon, useJobWords } from '#kit/jobs/useJobWords.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

/** Enough to fill the panel; the job centre has them all. */
const SHOWN = 20

const List = styled('ol')({ listStyle: 'none', margin: '0 -8px', padding: 0 })
const Line = styled('li')({
  '& > *': {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    gap: '2px 10px',
    padding: 8,
    borderRadius: 4,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& > a:hover': { background: 'var(--mui-palette-surface-hover)' },
  '& > a:focus-visible': focusRing('inside'),
  '& .name': { fontWeight: 'var(--marquee-weight-600)', overflowWrap: 'anywhere' },
  '& .below': { gridColumn: '2 / -1', fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-tertiary)' },
})

/** The jobs that have touched this title, newest first, each with the way to it. */
export function JobsPanel({ id }: { id: string }) {
  const translate = useTranslate()
  const { calls, events, actor, may } = useConsole()
  const mayOpen = may('cp_notification', 'view')
  useLiveJobs()
  const { data, error, refetch } = useQuery({
    queryKey: [JOBS, 'ofTitle', actor.uid, id],
    queryFn: ({ signal }) =>
      calls.listJobs({ query: { item: id, scope: mayOpen ? 'product' : 'own', pageSize: SHOWN }, signal }),
    refetchInterval: ({ state }) => pollEvery(state.data?.rows ?? [], events.state() === 'live', actor.uid),
  })
  if (error && !data) return <CallError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} artwork={false} />
  if (data.rows.length === 0)
    return (
      <EmptyState icon="bolt" title={translate('jobs.ofTitle.none')}>
        {translate('jobs.ofTitle.noneHint')}
      </EmptyState>
    )
  return (
    <>
      <List aria-label={translate('jobs.ofTitle.tab')}>
        {data.rows.map((job) => (
          <JobLine key={job.id} job={job} mayOpen={mayOpen} />
        ))}
      </List>
      {mayOpen && data.count > data.rows.length && (
        <Button size="small" component={Link} to={jobsOfItemPath(id)}>
          {translate('jobs.ofTitle.all')}
        </Button>
      )}
    </>
  )
}

function JobLine({ job, mayOpen }: { job: JobEntry; mayOpen: boolean }) {
  const words = useJobWords()
  const brief = useBriefWords(job)
  const content = (
    <>
      <Icon name={jobIcon(job.kind)} />
      <span className="name">{words.kind(job.kind)}</span>
      <JobMarkChip job={job} />
      {brief && <span className="below">{brief}</span>}
      <span className="below">
        {job.by.name}, <Time value={job.ct} />
        {job.count > 1 && ` · ${words.titles(job.count)}`}
      </span>
    </>
  )
  return <Line>{mayOpen ? <Link to={jobPath(job.id)}>{content}</Link> : <div>{content}</div>}</Line>
}
