import { keyBefore, type RecordingWindow } from '#contract/rules/program/cutRecording.ts'
import { FPS_30 } from '#contract/rules/time/frameRate.ts'
import { framesOf, msOfFrames } from '#contract/rules/time/timecode.ts'

export type Edge = 'sp' | 'ep'

export const EDGES: readonly Edge[] = ['sp', 'ep']

const SECOND_MS = 1_000
/** A window is at least this long, in ms. */
export const SHORTEST_MS = SECOND_MS

/** The window with one end elsewhere: inside of the recording, and never past the other end. */
export function withEdge(window: RecordingWindow, edge: Edge, place: number, whole: number): RecordingWindow {
  const [least, most] = edge === 'sp' ? [0, window.ep - SHORTEST_MS] : [window.sp + SHORTEST_MS, whole]
  return { ...window, [edge]: Math.round(Math.min(Math.max(place, least), Math.max(least, most))) }
}

type Key = { key: string; shiftKey: boolean }

/**
 * Where a key takes an end: arrows a second, with Shift ten; comma and period a frame; Page Up and Down to the keyframes
 * around it; Home and End as far as it goes. Undefined for other keys.
 */
export function edgeAfterKey({ key, shiftKey }: Key, place: number, keys: readonly number[], whole: number) {
  const step = shiftKey ? 10 * SECOND_MS : SECOND_MS
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return place - step
    case 'ArrowRight':
    case 'ArrowUp':
      return place + step
    case ',':
      return byFrame(place, -1)
    case '.':
      return byFrame(place, 1)
    case 'PageDown':
      return keyBefore(keys, place - 1)
    case 'PageUp':
      return keys.find((one) => one > place) ?? whole
    case 'Home':
      return 0
    case 'End':
      return whole
    default:
      return undefined
  }
}

function byFrame(place: number, by: number): number {
  return msOfFrames(Math.max(0, framesOf(place, FPS_30) + by), FPS_30)
}
