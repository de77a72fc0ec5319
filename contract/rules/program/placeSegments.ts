import type { FrameRate } from '../time/frameRate.ts'
import { framesOf, msOfFrames, timecodeOf } from '../time/timecode.ts'
import { msIn, programRate, segmentRate, segmentsIn, type Segment } from './segment.ts'

/** What follows from a segment and from those before it (specification section 3). */
type PlacedSegment = {
  /** The rate of its source. */
  rate: FrameRate
  /** Frames of the source; `to` is not part of it. */
  from: number
  to: number
  frames: number
  /** Length in ms. */
  dur: number
  /** Where it starts and ends in the program, in ms. */
  re_sp: number
  re_ep: number
  /** 'HH:MM:SS;FF' in the source, and in the program at the rate of the program. */
  startTime: string
  endTime: string
  relativeStartTime: string
  hasMidRoll: boolean
}

type PlacedProgram = {
  rate: FrameRate
  segments: PlacedSegment[]
  /** Total run time with breaks, in ms. */
  trt: number
}

/**
 * Places segments one after another. Lengths are counted in frames of each source and added rate by rate, so that no
 * rounding to ms piles up: of sources of one rate, the frame at `re_sp` is the exact sum of the frames before.
 */
export function placeSegments(sg: unknown): PlacedProgram {
  const segments = segmentsIn(sg)
  const rate = programRate(segments)
  const played = playedTime()
  const placed = segments.map((segment): PlacedSegment => {
    const cut = cutOf(segment, segmentRate(segment, rate))
    const re_sp = played.ms()
    played.add(cut.frames, cut.rate)
    return {
      ...cut,
      re_sp,
      re_ep: played.ms(),
      startTime: timecodeOf(cut.from, cut.rate),
      endTime: timecodeOf(cut.to, cut.rate),
      relativeStartTime: timecodeOf(framesOf(re_sp, rate), rate),
      hasMidRoll: (Array.isArray(segment.am) ? segment.am : []).some((marker) => marker?.ap === 'mid'),
    }
  })
  return { rate, segments: placed, trt: played.ms() }
}

/** Two points say how long a segment is; without an end its length does, as of ad breaks. */
function cutOf(segment: Segment, rate: FrameRate): Pick<PlacedSegment, 'rate' | 'from' | 'to' | 'frames' | 'dur'> {
  const from = framesOf(msIn(segment.sp) ?? 0, rate)
  const end = msIn(segment.ep)
  const dur = msIn(segment.dur) ?? 0
  if (end === undefined) {
    const frames = framesOf(dur, rate)
    return { rate, from, to: from + frames, frames, dur }
  }
  const frames = Math.max(0, framesOf(end, rate) - from)
  return { rate, from, to: framesOf(end, rate), frames, dur: msOfFrames(frames, rate) }
}

/** Time that has been played, kept in frames of each rate. */
function playedTime() {
  const byRate = new Map<string, { rate: FrameRate; frames: number }>()
  return {
    add(frames: number, rate: FrameRate) {
      const key = `${rate.num}/${rate.den}`
      byRate.set(key, { rate, frames: (byRate.get(key)?.frames ?? 0) + frames })
    },
    ms() {
      const exact = [...byRate.values()].reduce(
        (sum, { rate, frames }) => sum + (frames * 1_000 * rate.den) / rate.num,
        0,
      )
      return Math.round(exact)
    },
  }
}
