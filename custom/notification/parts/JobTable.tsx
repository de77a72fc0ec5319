import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { JobEntry } from '#contract/values/jobs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useOpenPath } from '#kit/parts/routes/useOpenPath.ts'
import { oneLine } from '#kit/parts/table/styleParts.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { TableFrame } from '#kit/parts/table/TableFrame.ts'
import { jobPath } from '../model/jobsView.ts'
import { jobColumns } from './jobColumns.tsx'

const Frame = styled(TableFrame)({
  '&[aria-busy=true] .rows': { opacity: 0.6 },
  '& .row[aria-current], & .row[aria-current] > .lead': { background: 'var(--mui-palette-surface-selected)' },
  '& .about': { display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 },
  '& .about > svg': { flex: 'none', color: 'var(--mui-palette-text-secondary)' },
  '& .words': { display: 'grid', minInlineSize: 0 },
  '& .bar': { display: 'grid', gridTemplateColumns: '1fr minmax(64px, max-content)', gap: 10, alignItems: 'center' },
  '& .bar > .quiet': { textAlign: 'end' },
  '& .by': oneLine,
})

/** Two lines of words. */
const ROW_PX = 44

type JobTableProps = {
  rows: readonly JobEntry[] | undefined
  error: unknown
  onRetry: () => void
  empty: ReactNode
  /** The job that is open beside the list. */
  open: string | undefined
  onOpen: (id: string) => void
  isStale: boolean
}

/** A line per job, newest first. */
export function JobTable({ rows, open, onOpen, isStale, ...states }: JobTableProps) {
  const translate = useTranslate()
  const format = useFormat()
  const openPath = useOpenPath()
  const { pathname, search } = useLocation()
  const columns = useMemo(() => jobColumns(translate, format), [translate, format])
  return (
    <Table
      {...states}
      frame={Frame}
      label={translate('jobCentre.list')}
      columns={columns}
      rows={rows}
      rowKey={idOf}
      rowHeight={ROW_PX}
      isBusy={isStale}
      current={open}
      onOpen={({ id }, inNewTab) => (inNewTab ? openPath(jobPath({ pathname, search }, id), true) : onOpen(id))}
    />
  )
}

const idOf = ({ id }: JobEntry) => id
