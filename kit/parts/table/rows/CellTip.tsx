import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Tip } from '../columns/column.ts'

const DELAY_MS = 400
const MAX_PX = 320

const Box = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  maxInlineSize: MAX_PX,
  padding: '6px 10px',
  borderRadius: 4,
  fontSize: 12,
  lineHeight: '18px',
  pointerEvents: 'none',
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-background-raised)',
  border: '1px solid var(--mui-palette-line-edge)',
  boxShadow: 'var(--mui-shadows-8)',
  overflowWrap: 'anywhere',
  '& b': { display: 'block' },
  '& span': { display: 'block', color: 'var(--mui-palette-text-secondary)' },
})

type CellTipProps = {
  scroll: RefObject<HTMLElement | null>
  /** What a cell has to say. */
  tipAt: (cell: HTMLElement) => Tip | undefined
  /** The cell that what is pointed at, or focused, stands in or speaks for. */
  cellOf?: (target: HTMLElement | null) => HTMLElement | undefined
  /** It says nothing but the cell's own label: it is for eyes alone. */
  isLabel?: boolean
}

/** The one tooltip of a grid: it tells at length of the cell that is pointed at or focused, and is its description. */
export function CellTip({ scroll, tipAt, cellOf = flagged, isLabel = false }: CellTipProps) {
  const id = useId()
  const [shown, setShown] = useState<{ tip: Tip; cell: HTMLElement }>()
  const latest = useRef({ tipAt, cellOf })
  useEffect(() => {
    latest.current = { tipAt, cellOf }
  })
  useEffect(() => {
    const element = scroll.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let at: HTMLElement | undefined
    const show = (target: EventTarget | null, delay: number) => {
      const cell = latest.current.cellOf(target as HTMLElement | null)
      if (cell === at) return
      clearTimeout(timer)
      at = cell
      setShown(undefined)
      if (!cell) return
      const tell = () => {
        const tip = latest.current.tipAt(cell)
        if (tip && tip.lines.length > 0 && cell.isConnected) setShown({ tip, cell })
      }
      timer = setTimeout(tell, delay)
    }
    const hide = () => show(null, 0)
    // Whoever drags something over a cell does not ask about it.
    const over = (event: Event) => ('buttons' in event && event.buttons ? hide() : show(event.target, DELAY_MS))
    const watched = {
      mouseover: over,
      focusin: over,
      mouseleave: hide,
      focusout: hide,
      scroll: hide,
      pointerdown: hide,
      keydown: hide,
    }
    for (const [name, listener] of Object.entries(watched)) element.addEventListener(name, listener)
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of Object.entries(watched)) element.removeEventListener(name, listener)
    }
  }, [scroll])
  useEffect(() => {
    if (!shown || isLabel) return
    shown.cell.setAttribute('aria-describedby', id)
    return () => shown.cell.removeAttribute('aria-describedby')
  }, [shown, id, isLabel])
  if (!shown) return null
  const { tip, cell } = shown
  return createPortal(
    <Box role="tooltip" id={id} aria-hidden={isLabel || undefined} style={placeOf(cell)}>
      {tip.title && <b>{tip.title}</b>}
      {tip.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Box>,
    document.body,
  )
}

/** A focused row speaks for the cell that has a flag in it. */
function flagged(target: HTMLElement | null): HTMLElement | undefined {
  const cell = target?.closest?.<HTMLElement>('[data-row] > [role=gridcell]')
  if (cell) return cell
  const row = target?.matches?.('[data-row]') ? target : undefined
  return row?.querySelector<HTMLElement>('.flag')?.closest<HTMLElement>('[role=gridcell]') ?? undefined
}

/** Below the cell, or above it near the foot of the page. */
function placeOf(cell: HTMLElement) {
  const { left, top, bottom } = cell.getBoundingClientRect()
  const x = Math.max(8, Math.min(left, window.innerWidth - MAX_PX - 8))
  const isLow = bottom > window.innerHeight - 140
  return isLow ? { left: x, bottom: window.innerHeight - top + 4 } : { left: x, top: bottom + 4 }
}
