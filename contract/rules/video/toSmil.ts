import { fpsOf } from '../time/frameRate.ts'
import { msOfFrames } from '../time/timecode.ts'
import type { EditList, EditSegment } from './editList.ts'
import { keptOf } from './editList.ts'

type SmilPart = { key: string; start: number; end: number; vrt?: string; fps: number }

/** Parts as playback and download take them: ms of the title, each edge rounded once. */
export function toSmil(list: EditList, key: string, segs: readonly EditSegment[] = keptOf(list)): SmilPart[] {
  const { rate, vrt } = list
  return segs.map((seg) => ({
    key,
    start: msOfFrames(seg.in, rate),
    end: msOfFrames(seg.out, rate),
    ...(vrt !== undefined && { vrt }),
    fps: Number(fpsOf(rate).toFixed(3)),
  }))
}
