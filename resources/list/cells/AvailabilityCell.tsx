import { availabilityLabel } from '#contract/rules/availability/availabilityLabel.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { AvailabilityLabel } from '#kit/status/AvailabilityLabel.tsx'
import type { CellProps } from './cellProps.ts'

/** What the dates say today for the selected product, over the window (specification section 4). */
export function AvailabilityCell({ row }: CellProps) {
  const { product } = useConsole()
  const { now } = useFormat()
  return <AvailabilityLabel availability={availabilityLabel(row, { product, now: now(), status: row.st })} />
}
