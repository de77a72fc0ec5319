/** What was recorded of an airing, piece by piece: lengths and places in ms. */
export type RecordedPiece = {
  /** Where it begins, from the start of the airing. */
  at: number
  dur: number
  /** The title that it plays, and where in it. */
  ctkey: string
  sp: number
  ep: number
  vrt?: string
  fps?: number
  seg_ty: string
  /** Places in the title at which playing can begin, ascending. */
  keys: readonly number[]
}

/** A window of a recording, in ms from the start of the airing; `ep` is no part of it. */
export type RecordingWindow = { sp: number; ep: number }

/** A segment of the title that a window becomes. */
type CutSegment = Pick<RecordedPiece, 'ctkey' | 'sp' | 'ep' | 'vrt' | 'fps' | 'seg_ty'> & { dur: number }

type Cut = {
  segments: CutSegment[]
  /** Length of what plays, in ms. */
  dur: number
  /** By how much all of it begins before what was picked, since playing begins at a keyframe. */
  early: number
}

/**
 * Cuts windows out of a recording without touching its pictures: each piece begins at the keyframe at or before the
 * picked place, since players show nothing before the next one. What plays is as long as the windows and `early`.
 */
export function cutRecording(pieces: readonly RecordedPiece[], windows: readonly RecordingWindow[]): Cut {
  const segments: CutSegment[] = []
  let early = 0
  for (const { sp: from, ep: to } of windows)
    for (const { at, dur, keys, ctkey, seg_ty, vrt, fps, sp: first } of pieces) {
      const [start, end] = [Math.max(from, at), Math.min(to, at + dur)]
      if (start >= end) continue
      const wanted = first + (start - at)
      const sp = keyBefore(keys, wanted)
      const ep = first + (end - at)
      early += wanted - sp
      const played = { ctkey, seg_ty, ...(vrt !== undefined && { vrt }), ...(fps !== undefined && { fps }) }
      segments.push({ ...played, sp, ep, dur: ep - sp })
    }
  return { segments, early, dur: segments.reduce((sum, { dur }) => sum + dur, 0) }
}

/** The last key at or before a place; the place itself where there is none. */
export function keyBefore(keys: readonly number[], place: number): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? Infinity) <= place) low = middle + 1
    else high = middle
  }
  return keys[low - 1] ?? place
}

/** Pieces may lie a frame apart: their sources count in frames of their own. */
const FRAME_MS = 50

/** How much was recorded without a hole, in ms from the start of the airing: windows end there at the latest. */
export function recordedLength(pieces: readonly Pick<RecordedPiece, 'at' | 'dur'>[]): number {
  let end = 0
  for (const { at, dur } of pieces) {
    if (at > end + FRAME_MS) break
    end = Math.max(end, at + dur)
  }
  return end
}
