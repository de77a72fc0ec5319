import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimeScale } from './timeScale.ts'
import { clampLeft, scaleOf, timeAt, xOf } from './timeScale.ts'
import { drawnSpan, revealLeft } from './viewWindow.ts'

/** What of a timeline is in view, in px; `scale` follows from range, span and width. */
export type ViewState = {
  scale: TimeScale
  /** Ms that the width of the view holds. */
  span: number
  width: number
  height: number
  left: number
  top: number
  /** Px of a lane with the gap below it. */
  row: number
}

/** An instant that stays where it is, `x` px from the left edge of the view. */
export type Anchor = { at: number; x: number }

type ViewParts = Omit<ViewState, 'scale' | 'left' | 'top'> & { range: TimeRange; at: number }

export function viewState({ range, at, ...parts }: ViewParts): ViewState {
  const scale = scaleOf(range, parts.span, parts.width)
  return { ...parts, scale, left: clampLeft(scale, xOf(scale, at), parts.width), top: 0 }
}

export function rangeOf({ scale: { from, to } }: ViewState): TimeRange {
  return { from, to }
}

/** The time in view. */
export function timesOf({ scale, left, width }: ViewState): TimeRange {
  return { from: timeAt(scale, left), to: Math.min(scale.to, timeAt(scale, left + width)) }
}

/** Another span, width or range, around an anchor; without one the left edge stays. */
export function rescaled(
  state: ViewState,
  change: { span?: number; width?: number; range?: TimeRange },
  anchor: Anchor = { at: timesOf(state).from, x: 0 },
): ViewState {
  const { span = state.span, width = state.width, range = rangeOf(state) } = change
  const scale = scaleOf(range, span, width)
  return { ...state, scale, span, width, left: clampLeft(scale, xOf(scale, anchor.at) - anchor.x, width) }
}

/** An instant at so many px from the left edge. */
export function jumped(state: ViewState, { at, x }: Anchor): ViewState {
  return { ...state, left: clampLeft(state.scale, xOf(state.scale, at) - x, state.width) }
}

/** A lane and a span of time brought into view, and no further than that. */
export function revealed(state: ViewState, lane: number, times?: TimeRange): ViewState {
  const { scale, row, height, top } = state
  const span = times && { from: xOf(scale, times.from), to: xOf(scale, times.to) }
  const left = span ? clampLeft(scale, revealLeft(state.left, state.width, span), state.width) : state.left
  if (lane * row < top) return { ...state, left, top: lane * row }
  return { ...state, left, top: Math.max(top, (lane + 1) * row - height) }
}

/** Whether lanes and cells have to be drawn anew: small scrolls stay within what is drawn. */
export function isDrawnAlike(one: ViewState, other: ViewState): boolean {
  return (
    one.scale === other.scale &&
    one.height === other.height &&
    Math.floor(one.top / one.row) === Math.floor(other.top / other.row) &&
    drawnSpan(one.left, one.width).from === drawnSpan(other.left, other.width).from
  )
}
