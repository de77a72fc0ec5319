import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  blockSize: 32,
  borderRadius: 4,
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&[data-dragged]': { background: 'var(--mui-palette-surface-selected)' },
  '& label': {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    cursor: 'pointer',
  },
  '& label > span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const Grip = styled('button')({
  all: 'unset',
  display: 'inline-flex',
  padding: 6,
  borderRadius: 4,
  cursor: 'grab',
  touchAction: 'none',
  color: 'var(--mui-palette-text-tertiary)',
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
  '&:active': { cursor: 'grabbing' },
})

type ColumnLineProps = {
  column: TypeColumn
  label: string
  /** Place among the columns shown; -1 where it is hidden. */
  place: number
  of: number
  canMove: boolean
  lines: RefObject<HTMLUListElement | null>
  onToggle: () => void
  onMove: (to: number) => void
}

/** One column: shown or not, and a grip that is dragged, or moved by the arrows up and down. */
export function ColumnLine({ column, label, place, of, canMove, lines, onToggle, onMove }: ColumnLineProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [isDragged, setDragged] = useState(false)
  const last = useRef(place)
  const move = (event: PointerEvent<HTMLElement>) => {
    const list = lines.current
    const first = list?.firstElementChild
    if (!isDragged || !list || !first) return
    const line = first.getBoundingClientRect()
    const to = Math.floor((event.clientY - line.top) / line.height)
    const wanted = Math.min(Math.max(to, 1), of - 1)
    if (wanted === last.current) return
    last.current = wanted
    onMove(wanted)
  }
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = place + step
    if (to >= 1 && to < of) onMove(to)
  }
  return (
    <Line data-dragged={isDragged || undefined}>
      <label>
        <Checkbox
          size="small"
          checked={place >= 0}
          disabled={column.kind === 'title'}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': label } }}
        />
        <span title={label}>{label}</span>
      </label>
      {canMove && (
        <Grip
          type="button"
          aria-label={translate('table.columns.move', {
            column: label,
            place: format.number(place + 1),
            count: format.number(of),
          })}
          title={translate('table.columns.moveHint')}
          onKeyDown={key}
          onPointerDown={(event) => {
            last.current = place
            setDragged(true)
            event.currentTarget.setPointerCapture?.(event.pointerId)
          }}
          onPointerMove={move}
          onPointerUp={() => setDragged(false)}
          onPointerCancel={() => setDragged(false)}
        >
          <Icon name="drag" size="small" />
        </Grip>
      )}
    </Line>
  )
}
