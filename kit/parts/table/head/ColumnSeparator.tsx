import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import type { ColumnShape } from '../columns/columnShape.ts'
import { clampWidth, leastWidth, MAX_WIDTH } from '../columns/columnShape.ts'

const STEP_PX = 16
/** Px from which arrows move the edge of a column that takes what is left. */
const ELASTIC_PX = 296

const widthOf = ({ width = ELASTIC_PX }: ColumnShape) => width

type ColumnSeparatorProps = {
  column: ColumnShape
  label: string
  isStop: boolean
  /** Shows a width while the edge is dragged, without keeping it. */
  onPreview: (width: number) => void
  onWidth: (width: number) => void
  onFit: () => void
}

/** The edge of a column's head: dragged, or moved by arrows while focused; a double click or Enter fits the words. */
export function ColumnSeparator({ column, label, isStop, onPreview, onWidth, onFit }: ColumnSeparatorProps) {
  const drag = useRef<{ x: number; width: number; now: number } | undefined>(undefined)
  const down = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.parentElement
    const width = head?.getBoundingClientRect().width || widthOf(column)
    drag.current = { x: event.clientX, width, now: width }
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (!current) return
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    current.now = clampWidth(column, current.width + sign * (event.clientX - current.x))
    onPreview(current.now)
  }
  const up = () => {
    const { current } = drag
    drag.current = undefined
    if (current && current.now !== current.width) onWidth(current.now)
  }
  const key = (event: KeyboardEvent<HTMLElement>) => {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = { ArrowRight: STEP_PX * sign, ArrowLeft: -STEP_PX * sign }[event.key]
    if (step !== undefined) onWidth(clampWidth(column, widthOf(column) + step * (event.shiftKey ? 4 : 1)))
    else if (event.key === 'Home') onWidth(leastWidth(column))
    else if (event.key === 'Enter') onFit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span
      className="edge"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={widthOf(column)}
      aria-valuemin={leastWidth(column)}
      aria-valuemax={MAX_WIDTH}
      tabIndex={isStop ? 0 : -1}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onDoubleClick={onFit}
      onKeyDown={key}
    />
  )
}
