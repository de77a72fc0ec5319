import type { PlayedItem, SmilItem } from '#contract/schemas/media.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { MediaFile } from '../../stores/mediaStore.ts'
import type { MediaFacts } from '../probe/probeMedia.ts'

/** Picture and sound that an item is cut from; one of both may be missing. */
export type Source = { video?: MediaFile | undefined; audio?: MediaFile | undefined }

/** One period of a manifest: which files, from which of their ticks, and its place in the whole, in microseconds. */
type PlannedPiece = {
  at: number
  length: number
  video?: { hash: string; offset: number }
  audio?: { hash: string; offset: number }
}
/** A file as a manifest needs it. */
export type PlannedFile = { size: number; facts: Omit<MediaFacts, 'keys'> }
/** What is played, apart from who plays it: the same items of the same files have the same plan. */
export type PlaybackPlan = { pieces: PlannedPiece[]; files: Record<string, PlannedFile> }

const US = 1_000_000
/** Wire times are whole ms: a point this close to a frame means that frame. */
const LEEWAY_US = 1_000
/** Segments of schedules may name an end that lies a frame behind the last one. */
const END_LEEWAY_US = 50_000

/**
 * Puts items in a row. A start moves back to the keyframe before it, since players show nothing before the next one;
 * the answer says by how much. Ends need no alignment. Throws `badSegment` at the field of an item that its media does
 * not have.
 */
export function planPlayback(
  smil: readonly SmilItem[],
  sources: readonly Source[],
): { plan: PlaybackPlan; items: PlayedItem[]; duration: number } {
  const plan: PlaybackPlan = { pieces: [], files: {} }
  const items: PlayedItem[] = []
  // Players of several periods want the same kinds of tracks in each.
  const isHeard = sources.every(({ audio, video }) => audio !== undefined || video === undefined)
  let at = 0
  for (const [nth, item] of smil.entries()) {
    const { video, audio } = sources[nth] ?? {}
    const cut = cutOf(item, video ?? audio, nth)
    const heard = isHeard || !video ? audio : undefined
    plan.pieces.push({
      at,
      length: cut.length,
      ...(video && { video: { hash: video.hash, offset: ticksAt(video.facts, cut.from) } }),
      ...(heard && { audio: { hash: heard.hash, offset: ticksAt(heard.facts, cut.from) } }),
    })
    for (const file of [video, heard]) if (file) plan.files[file.hash] = plannedFile(file)
    items.push(playedItem(item, cut, { at, video, isSilent: heard === undefined }))
    at += cut.length
  }
  return { plan, items, duration: Math.round(at / 1_000) }
}

type Cut = { from: number; length: number; early: number }

/** Times of a title begin where its presentation begins, in microseconds. */
function cutOf({ start, end = Infinity }: SmilItem, file: MediaFile | undefined, nth: number): Cut {
  if (!file) throw new DomainError('noMedia', { field: `/smil/${nth}/key` })
  const { facts } = file
  const whole = usOf(facts, facts.duration)
  const [asked, wanted] = [start * 1_000, end === Infinity ? whole : end * 1_000]
  if (asked >= whole - LEEWAY_US) throw badSegment(nth, 'start', whole)
  if (wanted <= asked || wanted > whole + END_LEEWAY_US) throw badSegment(nth, 'end', whole)
  const from = facts.kind === 'video' ? keyBefore(facts, asked) : asked
  return { from, length: Math.min(wanted, whole) - from, early: Math.max(0, asked - from) }
}

function badSegment(nth: number, field: 'start' | 'end', whole: number): DomainError {
  const description = `The media lasts ${Math.round(whole / 1_000)} ms; the piece must lie within it and end after its start.`
  return new DomainError('badSegment', { fields: [{ field: `/smil/${nth}/${field}`, description }] })
}

/** The last keyframe at or before a time. */
function keyBefore(facts: MediaFacts, us: number): number {
  let [low, high] = [0, facts.keys.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (usOf(facts, (facts.keys[middle] ?? 0) - facts.start) <= us + LEEWAY_US) low = middle
    else high = middle - 1
  }
  return usOf(facts, (facts.keys[low] ?? facts.start) - facts.start)
}

const usOf = ({ timescale }: MediaFacts, ticks: number) => Math.round((ticks * US) / timescale)

/** The file's own time of a title's time, as players see it once they have taken the edit list off. */
function ticksAt({ timescale, start, edit }: MediaFacts, us: number): number {
  return Math.round((us * timescale) / US) + Math.max(0, start - edit)
}

function plannedFile({ size, facts: { keys: _keys, ...facts } }: MediaFile): PlannedFile {
  return { size, facts }
}

type Place = { at: number; video: MediaFile | undefined; isSilent: boolean }

function playedItem({ key, start, end, vrt }: SmilItem, cut: Cut, { at, video, isSilent }: Place): PlayedItem {
  const rate = video?.facts.rate
  const frameAt = (us: number) => (rate ? Math.round((us * rate.num) / (rate.den * US)) : 0)
  return {
    ...{ key, start, end: end ?? Math.round((cut.from + cut.length) / 1_000), ...(vrt !== undefined && { vrt }) },
    at: Math.round(at / 1_000),
    dur: Math.round(cut.length / 1_000),
    early: Math.round(cut.early / 1_000),
    ...(isSilent && { silent: true }),
    ...(rate && {
      rate,
      frame: frameAt(cut.from),
      frames: frameAt(cut.from + cut.length) - frameAt(cut.from),
    }),
  }
}
