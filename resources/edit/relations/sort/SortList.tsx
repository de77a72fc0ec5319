import Box from '@mui/material/Box'
import { useLocale, useTranslate } from 'ra-core'
import { useRef } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import type { MoveKeys } from '#kit/parts/dragging/moveKeys.ts'
import { useListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { LINE_PX, useTreeWindow } from '../tree/useTreeWindow.ts'
import { SortLine } from './SortLine.tsx'
import { SortBox, SortSheet } from './sortStyles.ts'
import type { Order } from './useOrder.ts'

type SortListProps = { order: Order; type: TypeSummary; label: string }

const KEYS: MoveKeys = { axis: 'vertical', modifier: 'alt' }

/** The order as it will be: one tab stop, drawn where it is seen. */
export function SortList({ order, type, label }: SortListProps) {
  const translate = useTranslate()
  const language = useLocale()
  const { order: ids, rows } = order
  const scroll = useRef<HTMLDivElement>(null)
  const { first, end, reveal } = useTreeWindow(scroll, ids.length)
  const nameOf = (id: string) => {
    const row = rows.get(id)
    return (row && titleOf(row, language)) || translate('list.untitled')
  }
  const list = useListDragging({ scope: 'sorted title', order: ids, nameOf, move: order.place, onReveal: reveal }, KEYS)
  return (
    <>
      <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{translate('sorting.help')}</Box>
      <DragStatus dragging={list} />
      <SortBox ref={scroll}>
        <SortSheet role="list" aria-label={label} style={{ blockSize: ids.length * LINE_PX }}>
          {ids.slice(first, end).map((id, offset) => {
            const row = rows.get(id)
            return row && <SortLine key={id} row={row} type={type} index={first + offset} list={list} />
          })}
        </SortSheet>
      </SortBox>
    </>
  )
}
