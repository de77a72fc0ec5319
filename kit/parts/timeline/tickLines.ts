import type { CSSProperties } from 'react'
import { rulerStep } from './geometry/rulerLabels.ts'
import { rulerStops } from './geometry/rulerStops.ts'
import type { TimeScale } from './geometry/timeScale.ts'
import { timeAt, xOf } from './geometry/timeScale.ts'

/**
 * The lines of the ruler behind the cards of every lane, as one background: each stands at its own tick, so that they
 * are right where clocks are changed too.
 */
export function tickLines(
  scale: TimeScale,
  drawn: { from: number; to: number },
  { zone, room }: { zone: string; room?: number | undefined },
): CSSProperties {
  const range = {
    from: Math.max(scale.from, timeAt(scale, drawn.from)),
    to: Math.min(scale.to, timeAt(scale, drawn.to)),
  }
  const stops = rulerStops(range, rulerStep(scale, room), zone).flatMap((tick) => {
    const x = (xOf(scale, tick) - drawn.from).toFixed(1)
    return [`transparent calc(${x}px - 1px)`, `${LINE} calc(${x}px - 1px) ${x}px`, `transparent ${x}px`]
  })
  return {
    backgroundImage: stops.length > 0 ? `linear-gradient(90deg, ${stops.join(', ')})` : 'none',
    backgroundPosition: `${drawn.from}px 0`,
    backgroundSize: `${drawn.to - drawn.from}px 100%`,
  }
}

const LINE = 'var(--mui-palette-background-paper)'
