import { framesOf } from '#contract/rules/time/timecode.ts'
import type { ClipHit } from '#contract/schemas/video.ts'
import type { VideoRead } from '../model/videoTitle.ts'

/** A stretch of the title that is open which speaks of what was asked for, in its frames. */
export type Hit = { id: string; in: number; out: number; score: number; label: string; text?: string }

/** What was found, within the title's own frames. */
export function hitsOf(found: readonly ClipHit[], { rate, length }: Pick<VideoRead, 'rate' | 'length'>, label: string) {
  return found.flatMap(({ start, end, score, text }, nth): Hit[] => {
    const [first, behind] = [framesOf(start, rate), Math.min(length, framesOf(end, rate))]
    return first < behind
      ? [{ id: `${nth}`, in: first, out: behind, score, label, ...(text !== undefined && { text }) }]
      : []
  })
}
