import Box from '@mui/material/Box'
import { useLocale, useTranslate } from 'ra-core'
import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { indexBeside } from '#kit/parts/dragging/indexBeside.ts'
import { LINE_PX, useTreeWindow } from '../tree/useTreeWindow.ts'
import { SortLine } from './SortLine.tsx'
import { sortKeys } from './sortKeys.ts'
import { SortBox, SortSheet } from './sortStyles.ts'
import type { Order } from './useOrder.ts'

type SortListProps = { order: Order; type: TypeSummary; label: string }

/** The order as it will be: one tab stop, drawn where it is seen; a move is also said. */
export function SortList({ order, type, label }: SortListProps) {
  const translate = useTranslate()
  const language = useLocale()
  const { order: ids, rows } = order
  const scroll = useRef<HTMLDivElement>(null)
  const { first, end, reveal } = useTreeWindow(scroll, ids.length)
  const [active, setActive] = useState<string>()
  const [typing, setTyping] = useState<string>()
  const [said, setSaid] = useState('')
  const stop = active !== undefined && ids.includes(active) ? active : ids[0]
  const focus = useFocusOf(scroll)

  const go = (index: number) => {
    const id = ids[Math.max(0, Math.min(index, ids.length - 1))]
    if (id === undefined) return
    setActive(id)
    reveal(ids.indexOf(id))
    focus(id)
  }
  const move = (id: string, index: number) => {
    const to = Math.max(0, Math.min(index, ids.length - 1))
    const row = rows.get(id)
    setActive(id)
    focus(id)
    if (to === ids.indexOf(id) || !row) return
    order.place(id, to)
    reveal(to)
    setSaid(translate('sorting.moved', { name: titleOf(row, language) || translate('list.untitled'), number: to + 1 }))
  }
  const key = (event: KeyboardEvent, id: string) =>
    sortKeys(event, {
      at: ids.indexOf(id),
      last: ids.length - 1,
      go,
      move: (to) => move(id, to),
      type: () => setTyping(id),
    })
  return (
    <>
      <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{translate('sorting.help')}</Box>
      <SortBox ref={scroll}>
        <SortSheet role="list" aria-label={label} style={{ blockSize: ids.length * LINE_PX }}>
          {ids.slice(first, end).map((id, offset) => {
            const row = rows.get(id)
            if (!row) return null
            return (
              <SortLine
                key={id}
                row={row}
                type={type}
                index={first + offset}
                count={ids.length}
                isStop={id === stop}
                isTyping={id === typing}
                onKey={(event) => key(event, id)}
                onFocus={() => setActive(id)}
                onTyping={(isTyping) => {
                  setTyping(isTyping ? id : undefined)
                  if (!isTyping) focus(id)
                }}
                onMove={(index) => move(id, index)}
                onDrop={(dragged, after) => move(dragged, indexBeside(ids.indexOf(dragged), first + offset, after))}
              />
            )
          })}
        </SortSheet>
      </SortBox>
      <Box
        role="status"
        sx={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </>
  )
}

/** Focuses the grip of a line as soon as it is drawn. */
function useFocusOf(scroll: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined)
  const [, draw] = useState(0)
  useEffect(() => {
    if (wanted.current === undefined) return
    const line = scroll.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"] .grip`)
    if (!line) return
    line.focus()
    wanted.current = undefined
  })
  return (id: string) => {
    wanted.current = id
    draw((n) => n + 1)
  }
}
