import type { JobEntry } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { JobMarkChip } from '#kit/jobs/JobMarkChip.tsx'
import { JobProgress } from '#kit/jobs/JobProgress.tsx'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import type { Column } from '#kit/parts/table/columns/column.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'
import { JobName } from './JobName.tsx'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** The columns of the job centre; from a narrow place the length of a job goes first, then who asked for it. */
export function jobColumns(translate: Translate, format: Formatter): readonly Column<JobEntry>[] {
  const head = (name: string) => translate(`jobCentre.columns.${name}`)
  return [
    { key: 'job', head: head('job'), minWidth: 180, cell: (job) => <JobName job={job} /> },
    { key: 'state', head: head('state'), width: 150, cell: (job) => <JobMarkChip job={job} /> },
    {
      key: 'progress',
      head: head('progress'),
      width: 200,
      cutTo: 160,
      priority: GOES.lestItScrolls + 2,
      cell: (job) => (
        <span className="bar">
          <JobProgress job={job} />
          <span className="quiet figures">
            {translate('jobs.progress', { done: format.number(job.success), count: format.number(job.count) })}
          </span>
        </span>
      ),
    },
    {
      key: 'by',
      head: head('by'),
      width: 150,
      priority: GOES.lestItScrolls + 1,
      className: 'by',
      cell: ({ by }) => <span title={by.name}>{by.name}</span>,
    },
    {
      key: 'started',
      head: head('started'),
      width: 168,
      cutTo: 164,
      priority: GOES.lestItScrolls + 3,
      className: 'quiet figures',
      cell: ({ ct }) => <Time value={ct} />,
    },
    {
      key: 'took',
      head: head('took'),
      width: 110,
      isEnd: true,
      priority: GOES.lestItScrolls,
      className: 'quiet figures',
      cell: (job) => tookOf(job, format),
    },
  ]
}

/** Nobody compares jobs by the millisecond: whole seconds, at least one. */
function tookOf({ status, ct, ut }: JobEntry, format: Formatter): string {
  const took = Date.parse(ut) - Date.parse(ct)
  if (isInFlight(status) || Number.isNaN(took)) return '–'
  return format.duration(Math.max(1, Math.round(took / 1_000)) * 1_000)
}
