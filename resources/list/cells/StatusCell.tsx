import { styled } from '@mui/material/styles'
import { StatusChip } from '#kit/status/StatusChip.tsx'
import type { CellProps } from './cells.ts'

const Chips = styled('span')({ display: 'inline-flex', gap: 4, alignItems: 'center' })

/** Every live side of the document: what viewers see, and the draft over it (design section 3). */
export function StatusCell({ row, type }: CellProps) {
  const sides = row.sides.length ? row.sides : [{ st: row.st, key: row.key }]
  const statuses = [...new Set(sides.map((side) => side.st))]
  return (
    <Chips>
      {statuses.map((status) => (
        <StatusChip key={status} status={status} area={statuses.length > 1 ? undefined : type.area} />
      ))}
    </Chips>
  )
}
