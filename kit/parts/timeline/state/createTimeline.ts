import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { nextSpan, xOf } from '../geometry/timeScale.ts'
import type { Anchor, ViewState } from '../geometry/viewState.ts'
import { isDrawnAlike, jumped, rangeOf, rescaled, revealed, timesOf, viewState } from '../geometry/viewState.ts'

/** Where one is, by keys, so that it holds while lanes and items come and go. `cursor`: what Up and Down keep to. */
export type TimelineFocus = { lane?: string; item?: string; cursor: number }

export type TimelineShown = ViewState & { focus: TimelineFocus }

/** What a page can do with a timeline, and what its parts draw it by. */
export type Timeline = ReturnType<typeof createTimeline>

export type TimelineStart = {
  /** All that can be scrolled to. */
  range: TimeRange
  /** Ms in view. */
  span: number
  /** The instant at the left edge. */
  at: number
  /** Px of a lane with the gap below it. */
  row: number
  /** How much a view may hold, where the axis counts something else than ms: frames. */
  spans?: readonly number[]
}

/** Until the browser tells the size of the view. */
const GUESSED = { width: 800, height: 600 }

/** View and place of one timeline, outside of what draws it: pure steps of `viewState` behind one subscription. */
export function createTimeline(start: TimelineStart) {
  let live: ViewState = viewState({ ...GUESSED, ...start })
  let shown: TimelineShown = { ...live, focus: { cursor: start.at } }
  /** A command has moved the view: the browser is to follow. */
  let isMoved = true
  let isFocusAsked = false
  const drawers = new Set<() => void>()
  const followers = new Set<(times: TimeRange) => void>()

  function show(next: ViewState, focus = shown.focus): void {
    live = next
    shown = { ...next, focus }
    for (const draw of drawers) draw()
    follow()
  }
  const follow = () => followers.forEach((each) => each(timesOf(live)))
  const move = (next: ViewState) => {
    isMoved = true
    show(next)
  }
  const middle = (): Anchor => {
    const { from, to } = timesOf(live)
    const { cursor } = shown.focus
    const at = cursor >= from && cursor <= to ? cursor : (from + to) / 2
    return { at, x: xOf(live.scale, at) - live.left }
  }
  return {
    /** What is drawn; the same object until something has to be drawn anew. */
    shown: () => shown,
    subscribe: (draw: () => void) => {
      drawers.add(draw)
      return () => void drawers.delete(draw)
    },
    /** Calls back with the time in view, at once and at every scroll. */
    onTimes: (follower: (times: TimeRange) => void) => {
      followers.add(follower)
      follower(timesOf(live))
      return () => void followers.delete(follower)
    },
    times: () => timesOf(live),
    /** One step closer (-1) or wider (1), around an anchor, else the cursor where it is in view. */
    zoom: (by: -1 | 1, anchor = middle()) =>
      move(rescaled(live, { span: nextSpan(live.span, by, rangeOf(live), start.spans) }, anchor)),
    setSpan: (span: number, anchor = middle()) => move(rescaled(live, { span }, anchor)),
    /** Brings an instant to `x` px from the left edge, where not said a quarter of the view. */
    jumpTo: (at: number, x = live.width / 4) => move(jumped(live, { at, x })),
    /** Brings a lane into view, and says nothing about where one is. */
    reveal: (lane: number) => move(revealed(live, lane)),
    setRange: (range: TimeRange) => move(rescaled(live, { range })),
    /** Says where one is and brings it into view; `isFocused`: the focus of the keyboard goes there. */
    goTo: (focus: TimelineFocus, lane: number, times?: TimeRange, isFocused = true) => {
      const next = revealed(live, lane, times)
      // To be told where it is already would have the browser lay out all for nothing.
      isMoved ||= next.left !== live.left || next.top !== live.top
      isFocusAsked ||= isFocused
      show(next, focus)
    },
    /** Says where one is, as a click or the focus of the browser did. */
    setFocus: (focus: TimelineFocus) => show(live, focus),
    resized: (width: number, height: number) => {
      if (width <= 0 || (width === live.width && height === live.height)) return
      isMoved = true
      show({ ...rescaled(live, { width }), height })
    },
    scrolled: (left: number, top: number) => {
      const next = { ...live, left, top }
      if (!isDrawnAlike(shown, next)) return show(next)
      live = next
      follow()
    },
    /** Where the browser is to scroll to, once after each command. */
    takeMove: () => {
      const move = isMoved ? { left: live.left, top: live.top } : undefined
      isMoved = false
      return move
    },
    /** Whether the focus of the keyboard is to go to where one is, once. */
    takeFocus: () => {
      const asked = isFocusAsked
      isFocusAsked = false
      return asked
    },
  }
}
