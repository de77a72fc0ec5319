import type { ComponentType } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { CellProps } from './cellProps.ts'
import { AvailabilityCell } from './AvailabilityCell.tsx'
import { LockCell } from './LockCell.tsx'
import { StatusCell } from './StatusCell.tsx'
import { TitleCell } from './TitleCell.tsx'
import { UpdatedCell } from './UpdatedCell.tsx'
import { ValueCell } from './ValueCell.tsx'

/** How each kind of column is drawn; values without a look of their own share one cell. */
const cells: Readonly<Record<TypeColumn['kind'], ComponentType<CellProps>>> = {
  title: TitleCell,
  status: StatusCell,
  availability: AvailabilityCell,
  lock: LockCell,
  updated: UpdatedCell,
  text: ValueCell,
  number: ValueCell,
  year: ValueCell,
  date: ValueCell,
  dateTime: ValueCell,
  duration: ValueCell,
  choice: ValueCell,
  list: ValueCell,
  boolean: ValueCell,
}

export function cellOf(column: TypeColumn): ComponentType<CellProps> {
  return cells[column.kind]
}
