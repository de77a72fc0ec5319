import Skeleton from '@mui/material/Skeleton'
import { useRef } from 'react'
import { Waiting } from '../layoutParts/Waiting.tsx'
import type { Column } from './columns/column.ts'
import { useFittedColumns } from './columns/useFittedColumns.ts'
import { ROW_PX } from './styleParts.ts'
import { TableFrame } from './TableFrame.ts'
import { tableSizes } from './tableSizes.ts'

/** Widths in percent, so that the bones look like words and not like a grid. */
const WORDS = [62, 48, 74, 40, 58, 66, 52]

type TableSkeletonProps<Row> = {
  columns: readonly Column<Row>[]
  rowHeight?: number
  /** Rows. */
  count: number
}

/** A table that is being fetched: its heads, and bones in the widths of its cells. */
export function TableSkeleton<Row>({ columns, rowHeight = ROW_PX, count }: TableSkeletonProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null)
  const shown = useFittedColumns(scroll, columns, 0)
  return (
    <TableFrame ref={scroll} style={tableSizes(shown, 0, rowHeight)}>
      <Waiting>
        <div className="head">
          {shown.map(({ key, head, isEnd }) => (
            <div key={key} className={isEnd ? 'end' : undefined}>
              <span className="headName">{head}</span>
            </div>
          ))}
        </div>
        <div className="rows" style={{ blockSize: count * rowHeight }}>
          {Array.from({ length: count }, (_, row) => (
            <div key={row} className="row" style={{ insetBlockStart: row * rowHeight }}>
              {shown.map(({ key }, at) => (
                <div key={key} className="cell">
                  <Skeleton height={11} width={`${WORDS[(row + at) % WORDS.length]}%`} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </Waiting>
    </TableFrame>
  )
}
