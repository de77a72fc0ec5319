import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { JobEntry } from '#contract/values/jobs.ts'
import { JobRow } from './JobRow.tsx'
import { Table } from './jobTableStyles.ts'

const HEADS = ['job', 'state', 'progress', 'by', 'started', 'took'] as const

type JobTableProps = {
  rows: readonly JobEntry[]
  /** The job that is open beside the list. */
  open: string | undefined
  onOpen: (id: string) => void
  isStale: boolean
}

/** A line per job, newest first. Tab stops once; the arrows go from job to job. */
export function JobTable({ rows, open, onOpen, isStale }: JobTableProps) {
  const translate = useTranslate()
  const table = useRef<HTMLTableElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>('a[data-job]') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (at === -1 || wanted === undefined) return
    event.preventDefault()
    links[wanted]?.focus()
  }
  const stop = rows.some(({ id }) => id === open) ? open : rows[0]?.id
  return (
    <Table ref={table} aria-label={translate('jobCentre.list')} onKeyDown={handleKey} data-stale={isStale}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className={head}>
              {translate(`jobCentre.columns.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            isOpen={job.id === open}
            isStop={job.id === stop}
            onOpen={() => onOpen(job.id)}
          />
        ))}
      </tbody>
    </Table>
  )
}
