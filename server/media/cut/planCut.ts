import type { SmilItem } from '#contract/schemas/media.ts'
import { framesOf } from '#contract/rules/time/timecode.ts'
import type { FrameRate } from '#contract/rules/time/frameRate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { MediaFile } from '../../stores/mediaStore.ts'
import { framesIn } from '../framesOf.ts'
import type { Source } from '../playback/planPlayback.ts'

/** One piece of a cut: which files, and the frames from `from` on, counted in the title's own rate. */
export type CutPiece = {
  video: string
  /** The sound's file; undefined where the title has none. */
  audio?: string
  rate: FrameRate
  from: number
  frames: number
  name: string
}

/** What is cut of which files; `rate` and size are those of the result. */
export type CutPlan = {
  pieces: CutPiece[]
  files: Record<string, MediaFile>
  rate: FrameRate
  width: number
  height: number
}

/** Segments of schedules may name an end that lies a frame behind the last one. */
const END_FRAMES = 2
const SIZE = { width: 1920, height: 1080 }

type Item = SmilItem & { name?: string | undefined }

/** What to cut for a request. Throws `badSegment` or `noMedia` at the field of an item that its media does not have. */
export function planCut(smil: readonly Item[], sources: readonly Source[]): CutPlan {
  const files: CutPlan['files'] = {}
  const pieces = smil.map((item, nth) => {
    const { video, audio } = sources[nth] ?? {}
    const rate = video?.facts.rate
    if (!video || !rate) throw new DomainError('noMedia', { field: `/smil/${nth}/key` })
    for (const file of [video, audio]) if (file) files[file.hash] = file
    return {
      ...{ video: video.hash, ...(audio && { audio: audio.hash }), rate, name: item.name ?? '' },
      ...framesOfItem(item, framesIn(video.facts, rate), rate, nth),
    }
  })
  const [first] = pieces
  const { width, height } = { ...SIZE, ...(first && files[first.video]?.facts) }
  return { pieces, files, rate: first?.rate ?? { num: 25, den: 1 }, width, height }
}

function framesOfItem({ start, end }: Item, length: number, rate: FrameRate, nth: number) {
  const from = framesOf(start, rate)
  const to = end === undefined ? length : framesOf(end, rate)
  if (from >= length) throw badSegment(nth, 'start', length)
  if (to <= from || to > length + END_FRAMES) throw badSegment(nth, 'end', length)
  return { from, frames: Math.min(to, length) - from }
}

function badSegment(nth: number, field: 'start' | 'end', length: number): DomainError {
  const description = `The media has ${length} frames; the piece must lie within them and end after its start.`
  return new DomainError('badSegment', { fields: [{ field: `/smil/${nth}/${field}`, description }] })
}

/** Of a piece or several, in seconds. */
export function secondsOf(pieces: readonly Pick<CutPiece, 'frames' | 'rate'>[]): number {
  return pieces.reduce((sum, { frames, rate }) => sum + (frames * rate.den) / rate.num, 0)
}
