import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { LeftCell } from '#contract/schemas/bulk.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useFailureWords } from '#kit/jobs/bulk/useFailureWords.ts'

type LeftCellsProps = {
  cells: readonly (LeftCell & { row: number })[]
  /** All of them, or all their rows, where only the first are listed. */
  title: string
}

/** Cells that cannot be taken, with row, column and reason; the rest of their rows is imported. */
export function LeftCells({ cells, title }: LeftCellsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const whyOf = useFailureWords()
  const id = useId()
  if (cells.length === 0) return null
  const placeOf = ({ row, column }: { row: number; column: string }) =>
    translate('transfer.check.rowColumn', { row: translate('transfer.check.row', { row: format.number(row) }), column })
  return (
    <section aria-labelledby={id}>
      <Box component="h3" id={id} sx={{ typography: 'subtitle2', display: 'flex', gap: '6px', margin: '0 0 4px' }}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', color: 'status.warning.on' }}>
          <Icon name="triangle" size="small" />
        </Box>
        {title}
      </Box>
      <Box sx={{ typography: 'meta', color: 'text.secondary', marginBlockEnd: 1 }}>
        {translate('transfer.check.leftHint')}
      </Box>
      <Box
        component="ul"
        // A list that scrolls is reached by Tab, so that its foot can be read without a mouse.
        tabIndex={0}
        aria-labelledby={id}
        sx={{ margin: 0, paddingInlineStart: '18px', maxHeight: 280, overflow: 'auto', typography: 'meta' }}
      >
        {cells.map((cell, nth) => (
          <li key={`${cell.row} ${cell.column} ${nth}`}>{`${placeOf(cell)}: ${whyOf(cell)}`}</li>
        ))}
      </Box>
    </section>
  )
}
