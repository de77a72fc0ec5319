import { fpsOf, FPS_30, type FrameRate } from '#contract/rules/time/frameRate.ts'
import { framesOf } from '#contract/rules/time/timecode.ts'
import type { PlayedItem } from '#contract/schemas/media.ts'

/** Where the whole stands at a moment: which piece, and which frame of it. */
export type EditPlace = {
  /** Number of the piece. */
  index: number
  /** Frame within the piece. */
  nth: number
  /** The same frame in the title's own count; undefined where only sound plays. */
  source: number | undefined
  /** Its number in the whole, by the piece's rate: what a timecode says. */
  frame: number
  rate: FrameRate
}

/** Reported times differ from a frame's own by less than this share of a frame; the wire rounds to ms. */
const LEEWAY = 0.1

/** The frame that is shown at a time of the whole, in seconds. */
export function placeAt(items: readonly PlayedItem[], seconds: number): EditPlace {
  const index = indexAt(items, seconds)
  const item = items[index]
  const rate = item?.rate ?? FPS_30
  const start = item?.at ?? 0
  const within = Math.floor((seconds - start / 1_000) * fpsOf(rate) + LEEWAY)
  const nth = Math.min(Math.max(0, within), Math.max(0, (item?.frames ?? Infinity) - 1))
  return {
    index,
    nth,
    source: item?.frame === undefined ? undefined : item.frame + nth,
    frame: framesOf(start, rate) + nth,
    rate,
  }
}

/** The middle of a frame, in seconds of the whole: where a seek shows that frame and no neighbour. */
export function middleOf(items: readonly PlayedItem[], { index, nth }: Pick<EditPlace, 'index' | 'nth'>): number {
  const item = items[index]
  return (item?.at ?? 0) / 1_000 + (nth + 0.5) / fpsOf(item?.rate ?? FPS_30)
}

/** So many frames on or back, from piece to piece; it ends at the first and the last frame. */
export function stepped(
  items: readonly PlayedItem[],
  place: EditPlace,
  frames: number,
): Pick<EditPlace, 'index' | 'nth'> {
  let { index } = place
  let nth = place.nth + frames
  while (nth < 0 && index > 0) nth += framesIn(items[--index])
  while (nth >= framesIn(items[index]) && index < items.length - 1) nth -= framesIn(items[index++])
  return { index, nth: Math.min(Math.max(0, nth), framesIn(items[index]) - 1) }
}

function framesIn(item: PlayedItem | undefined): number {
  return item?.frames ?? Math.max(1, framesOf(item?.dur ?? 0, item?.rate ?? FPS_30))
}

function indexAt(items: readonly PlayedItem[], seconds: number): number {
  const leeway = LEEWAY / fpsOf(FPS_30)
  const next = items.findIndex(({ at }) => at / 1_000 > seconds + leeway)
  return Math.max(0, (next < 0 ? items.length : next) - 1)
}
