import { cutRecording, type RecordingWindow } from '#contract/rules/program/cutRecording.ts'
import { framesOf, msOfFrames } from '#contract/rules/time/timecode.ts'
import { airedStretches, airedWindows } from '#contract/rules/video/airedParts.ts'
import { keptOf, type EditList, type EditSegment } from '#contract/rules/video/editList.ts'
import type { VideoRead } from '../model/videoTitle.ts'
import type { Aired } from './useAired.ts'

/** What is kept of a title as windows of the airing that plays it; lengths in ms. */
export type LiveCut = { windows: RecordingWindow[]; missing: number; early: number }

/** Airings count ms and films frames: what is shorter is not missing. */
const FRAME_MS = 50
export const isMissing = (missing: number) => missing > FRAME_MS

/** What is kept, as windows of the airing. */
export function liveCut(list: EditList, { parts, pieces, whole }: Pick<Aired, 'parts' | 'pieces' | 'whole'>): LiveCut {
  const stretches = keptOf(list).map((seg) => ({
    sp: msOfFrames(seg.in, list.rate),
    ep: msOfFrames(seg.out, list.rate),
  }))
  const { windows, missing } = airedWindows(parts, stretches)
  const within = windows.flatMap(({ sp, ep }) => (sp < whole ? [{ sp, ep: Math.min(ep, whole) }] : []))
  const placed = pieces.map((piece) => ({ ...piece, sp: piece.at, ep: piece.at + piece.dur }))
  return { windows: within, missing, early: cutRecording(placed, within).early }
}

/** Windows of the airing as segments of the title. */
export function rangesOfWindows(
  { parts }: Pick<Aired, 'parts'>,
  windows: readonly RecordingWindow[],
  { rate, length }: Pick<VideoRead, 'rate' | 'length'>,
): EditSegment[] {
  return airedStretches(parts, windows).flatMap(({ sp, ep }, nth) => {
    const [first, behind] = [framesOf(sp, rate), Math.min(length, framesOf(ep, rate))]
    return first < behind ? [{ id: `window-${nth}`, in: first, out: behind, label: '', keep: true }] : []
  })
}
