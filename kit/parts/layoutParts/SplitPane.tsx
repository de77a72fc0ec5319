import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useId, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { focusRing } from '../theme/focusRing.ts'
import { size } from '../theme/tokens.ts'

type PaneLimits = { min: number; max: number }
/** How far an arrow key moves the edge, in px. */
const STEP = 16
function clampWidth(width: number, { min, max }: PaneLimits): number {
  return Math.round(Math.min(max, Math.max(min, width)))
}

type SplitPaneProps = {
  /** The work: it never goes under the panel. */
  main: ReactNode
  /** The panel at the end, or nothing. */
  side?: ReactNode
  /** Width of the panel in px, kept by the caller. */
  width?: number
  onWidth?: (width: number) => void
  limits?: PaneLimits
}

/**
 * The work and a panel beside it (design section 6: panels slide beside the form, never over it). The edge between
 * them is dragged, or moved with the arrow keys; Home and End are its limits.
 */
export function SplitPane({
  main,
  side,
  width = size.sidePanel,
  onWidth,
  limits = { min: 280, max: 560 },
}: SplitPaneProps) {
  const sideId = useId()
  return (
    <Box sx={{ display: 'flex', minHeight: 0, height: '100%' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflow: 'auto' }}>{main}</Box>
      {side && (
        <>
          {onWidth && <Edge controls={sideId} width={width} onWidth={onWidth} limits={limits} />}
          <Box
            id={sideId}
            sx={{ flex: 'none', overflow: 'auto', backgroundColor: 'background.raised' }}
            style={{ width }}
          >
            {side}
          </Box>
        </>
      )}
    </Box>
  )
}

type EdgeProps = { controls: string; width: number; onWidth: (width: number) => void; limits: PaneLimits }

function Edge({ controls, width, onWidth, limits }: EdgeProps) {
  const translate = useTranslate()
  const start = useRef<{ x: number; width: number }>(undefined)
  // From right to left the panel is on the left, and everything turns round.
  const direction = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
  const handleDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width }
  }
  const handleMove = ({ clientX, currentTarget }: PointerEvent) => {
    if (!start.current) return
    const moved = (start.current.x - clientX) * direction(currentTarget)
    onWidth(clampWidth(start.current.width + moved, limits))
  }
  const handleKey = (event: KeyboardEvent) => {
    const arrow = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key]
    const wanted =
      { Home: limits.min, End: limits.max }[event.key] ?? (arrow && width + arrow * direction(event.currentTarget))
    if (wanted === undefined) return
    event.preventDefault()
    onWidth(clampWidth(wanted, limits))
  }
  return (
    <Box
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={translate('states.resize')}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => (start.current = undefined)}
      onKeyDown={handleKey}
      sx={{
        flex: 'none',
        width: 8,
        marginInline: '-4px',
        zIndex: 1,
        cursor: 'col-resize',
        touchAction: 'none',
        '&:hover': { backgroundColor: 'line.edge' },
        '&:focus-visible': focusRing('inside'),
      }}
    />
  )
}
