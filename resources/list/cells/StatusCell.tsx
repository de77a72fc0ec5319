import { useTranslate } from 'ra-core'
import { StatusChip } from '#kit/status/StatusChip.tsx'
import { StatusGlyph } from '#kit/status/StatusGlyph.tsx'
import type { CellProps } from './cellProps.ts'

/** What viewers see; a draft over it stands below, so that both sides of a document show (design section 3). */
export function StatusCell({ row, type }: CellProps) {
  const translate = useTranslate()
  const published = row.sides.find((side) => side.st === 'published')
  const draft = row.sides.find((side) => side.st !== 'published')
  if (!published || !draft) return <StatusChip status={row.st} area={type.area} />
  return (
    <>
      <StatusChip status={published.st} area={type.area} />
      <div className="draftBelow">
        <StatusGlyph state={draft.st === 'pending' ? 'pending' : 'draft'} size="tiny" worded />
        {translate(row.changed ? 'list.draftChanged' : `status.${draft.st === 'draft' ? 'draft' : 'pending'}`)}
      </div>
    </>
  )
}
