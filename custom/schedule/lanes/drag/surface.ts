import type { RefObject } from 'react'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { pointAt, type LanePoint } from '../model/laneSurface.ts'
import type { ScheduleLane } from '../model/laneItem.ts'
import type { LaneWords } from '../model/laneText.ts'
import type { DragStore } from './dragStore.ts'

/** The lanes on screen, as gestures and keys see them. */
export type LaneSurface = {
  frame: RefObject<HTMLElement | null>
  timeline: Timeline
  lanes: readonly ScheduleLane[]
  words: LaneWords
  store: DragStore
}

/** The element that scrolls. */
export function scrollerIn(frame: HTMLElement | null): HTMLElement | undefined {
  return frame?.querySelector<HTMLElement>('[role=grid]') ?? undefined
}

/** A point of the window in px from where range and first lane begin. */
export function cornerAt(frame: HTMLElement, x: number, y: number): { x: number; y: number } {
  const rows = frame.querySelector('.rows')?.getBoundingClientRect()
  const head = frame.querySelector('.rows > .heads')?.getBoundingClientRect()
  return { x: x - (rows?.left ?? 0) - (head?.width ?? 0), y: y - (rows?.top ?? 0) }
}

/** The lane and the instant under a point of the window. */
export function pointUnder({ frame, timeline, lanes }: LaneSurface, x: number, y: number): LanePoint | undefined {
  if (!frame.current) return undefined
  const { scale, row } = timeline.shown()
  const corner = cornerAt(frame.current, x, y)
  const spans = lanes.map(({ span }) => span)
  return pointAt({ lanes: spans, scale, row }, corner.x, corner.y)
}

/** Px within which the edge of another airing attracts. */
const REACH_PX = 6

/** The same as ms at the scale of this moment. */
export function reachOf(timeline: Timeline): number {
  return REACH_PX / timeline.shown().scale.pxPerMs
}
