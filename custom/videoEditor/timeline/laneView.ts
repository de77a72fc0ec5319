import type { TimeScale } from '#kit/parts/timeline/geometry/timeScale.ts'

/** What of the lanes is drawn: px from `left` to `right`, which hold frames `from` to `to`. */
export type LaneView = {
  /** Frames along px; its unit is a frame. */
  scale: TimeScale
  left: number
  right: number
  from: number
  to: number
  /** The frame under a place of the window. */
  frameAt: (clientX: number) => number
}
