import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CallError } from '../errors/CallError.tsx'
import type { GridProps } from './TableGrid.tsx'
import { TableGrid } from './TableGrid.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

/** What stands in the place of rows scrolls as they would. */
const Room = styled('div')({ flex: 1, minBlockSize: 0, overflow: 'auto' })

type TableProps<Row> = Omit<GridProps<Row>, 'rows'> & {
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined
  /** Why they did not come. Rows that are there are shown all the same. */
  error?: unknown
  onRetry?: () => void
  /** What stands in the place of no row. */
  empty: ReactNode
  /** Rows drawn as bones until the first come. */
  skeletonRows?: number
}

/**
 * A list of rows under columns: it is walked, sorted, chosen from and opened by mouse and keys alike on every page, and
 * draws only the rows near the view (looks section 8, design section 7). It knows nothing of what a row is.
 */
export function Table<Row>({ rows, error, onRetry, empty, skeletonRows = 10, ...grid }: TableProps<Row>) {
  if (!rows && error)
    return (
      <Room>
        <CallError error={error} {...(onRetry && { onRetry })} />
      </Room>
    )
  if (!rows) return <TableSkeleton {...grid} count={skeletonRows} />
  if (rows.length === 0) return <Room>{empty}</Room>
  return <TableGrid {...grid} rows={rows} />
}
