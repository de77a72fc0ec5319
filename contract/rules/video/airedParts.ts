import type { RecordingWindow } from '../program/cutRecording.ts'

/** A stretch of a title that was on air: from `sp` of the title on, `at` of the airing on; in ms. */
export type AiredPart = { at: number; dur: number; sp: number }

/** From `sp` up to but without `ep`, in ms of the title. */
type Stretch = RecordingWindow

/**
 * The windows of an airing that show stretches of a title, in the order in which those play; `missing` ms of them were
 * never on air. What was on air twice is taken from where it was shown first.
 */
export function airedWindows(
  parts: readonly AiredPart[],
  stretches: readonly Stretch[],
): { windows: RecordingWindow[]; missing: number } {
  const ordered = parts.toSorted((a, b) => a.at - b.at)
  let missing = 0
  const windows = stretches.flatMap((stretch) => {
    let left: Stretch[] = [stretch]
    const shown: { from: number; window: RecordingWindow }[] = []
    for (const part of ordered) {
      for (const one of left) {
        const common = commonOf(one, part)
        if (!common) continue
        const toAiring = part.at - part.sp
        shown.push({ from: common.sp, window: { sp: common.sp + toAiring, ep: common.ep + toAiring } })
      }
      left = left.flatMap((one) => without(one, part))
    }
    missing += left.reduce((sum, { sp, ep }) => sum + ep - sp, 0)
    return shown.toSorted((a, b) => a.from - b.from).map(({ window }) => window)
  })
  return { windows, missing }
}

/** What windows of an airing show of a title, in their order: of a window from 0 up to now, what has been on air. */
export function airedStretches(parts: readonly AiredPart[], windows: readonly RecordingWindow[]): Stretch[] {
  const ordered = parts.toSorted((a, b) => a.at - b.at)
  return windows.flatMap(({ sp: from, ep: to }) =>
    ordered.flatMap(({ at, dur, sp }) => {
      const [start, end] = [Math.max(from, at), Math.min(to, at + dur)]
      return start < end ? [{ sp: sp + start - at, ep: sp + end - at }] : []
    }),
  )
}

function commonOf({ sp, ep }: Stretch, part: AiredPart): Stretch | undefined {
  const [start, end] = [Math.max(sp, part.sp), Math.min(ep, part.sp + part.dur)]
  return start < end ? { sp: start, ep: end } : undefined
}

function without({ sp, ep }: Stretch, part: AiredPart): Stretch[] {
  return [
    { sp, ep: Math.min(ep, part.sp) },
    { sp: Math.max(sp, part.sp + part.dur), ep },
  ].filter((one) => one.sp < one.ep)
}
