import { Time } from '#kit/format/Time.tsx'
import type { CellProps } from './cellProps.ts'

/** When it was last changed, over who did it. */
export function UpdatedCell({ row }: CellProps) {
  return (
    <>
      <Time value={row.ut} />
      <div className="who" title={row.uun ?? row.uu}>
        {row.uun ?? row.uu}
      </div>
    </>
  )
}
