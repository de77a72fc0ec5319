import { guideHoles } from '#contract/rules/epg/guideMarks.ts'
import { sweep } from '#contract/rules/schedule/sweep.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { GuideAiring, GuideChannel, GuideReach, GuideRow } from '#contract/schemas/live/guide.ts'
import type { TimelineItem } from '#kit/parts/timeline/geometry/itemIndex.ts'
import type { TimelineLane } from '#kit/parts/timeline/timelineLane.ts'

/**
 * `overlap`: the time in which something else runs as well; `isContested`: something would, should what is asked be
 * done.
 */
export type AiringItem = TimelineItem & {
  kind: 'airing'
  airing: GuideAiring
  overlap?: TimeRange
  isContested?: boolean
}
/** A hole of the guide, or the place of what is still being read. */
export type HoleItem = TimelineItem & { kind: 'gap' | 'blank' | 'loading' }
export type GuideItem = AiringItem | HoleItem

/** A channel by its place in the guide; without `channel` nothing of it has been read yet. */
export type GuideLane = TimelineLane<GuideItem> & {
  nth: number
  channel?: GuideChannel
  reach?: GuideReach | undefined
}

/** What was read of a channel within a span of time; no `row` while it is on its way. */
export type LanePart = { span: TimeRange; row: GuideRow | undefined }

/** Lanes are called by their place: it is known before the channel is. */
export const laneKey = (nth: number) => `channel-${nth}`

/**
 * The lane of a channel from what was read of it: airings once each, however many spans they reach into, and the holes
 * between them. `parts` by time.
 */
export function guideLane(
  nth: number,
  parts: readonly LanePart[],
  label: (channel: GuideChannel) => string,
): GuideLane {
  const read = parts.flatMap(({ row }) => row ?? [])
  const [first] = read
  if (!first) return unreadLane(nth, parts)
  const { channel, reach } = first
  const airings = airingItems(read)
  const overlaps = loadedSpans(parts).flatMap((span) => sweep(airings, span).overlaps)
  for (const { from, to, items } of overlaps) for (const item of items) item.overlap = { from, to }
  const holes = loadedSpans(parts).flatMap((span) => guideHoles(airings, span, reach))
  const items: GuideItem[] = [
    ...airings,
    ...holes.map((hole) => ({ ...hole, key: `${hole.kind}-${hole.from}` })),
    ...parts.flatMap(({ span, row }) => (row ? [] : bones(nth, span))),
  ]
  items.sort((one, other) => one.from - other.from || one.to - other.to)
  return {
    ...{ key: laneKey(nth), nth, label: label(channel), channel, reach, items },
    overlaps: overlaps.map(({ from, to }) => ({ from, to })),
  }
}

/** A lane of which nothing has been read: bones in the shape of what comes. */
export function unreadLane(nth: number, parts: readonly LanePart[]): GuideLane {
  const items = parts.flatMap(({ span }) => bones(nth, span))
  return { key: laneKey(nth), nth, label: '', items: items.length > 0 ? items : undefined }
}

/** Airings once each, however many rows they stand in. */
export function airingItems(rows: readonly GuideRow[]): AiringItem[] {
  const byId = new Map<string, AiringItem>()
  for (const airing of rows.flatMap((row) => row.airing)) {
    const [from, to] = [Date.parse(airing.a_st_dt), Date.parse(airing.a_ed_dt)]
    if (to > from) byId.set(airing.id, { key: airing.id, kind: 'airing', from, to, airing })
  }
  return [...byId.values()]
}

/** Spans that touch become one: a hole over midnight is one hole. */
function loadedSpans(parts: readonly LanePart[]): TimeRange[] {
  const spans: TimeRange[] = []
  for (const { span, row } of parts) {
    if (!row) continue
    const last = spans.at(-1)
    if (last?.to === span.from) spans[spans.length - 1] = { from: last.from, to: span.to }
    else spans.push(span)
  }
  return spans
}

const MINUTE_MS = 60_000
/** Lengths of what comes, as guides have them. */
const BONES = [60, 95, 30, 120, 45, 30, 90, 60].map((minutes) => minutes * MINUTE_MS)

function bones(nth: number, { from, to }: TimeRange): GuideItem[] {
  const drawn: GuideItem[] = []
  let at = from
  for (let turn = nth; at < to; turn++) {
    const end = Math.min(to, at + (BONES[turn % BONES.length] ?? to))
    drawn.push({ key: `loading-${at}`, kind: 'loading', from: at, to: end })
    at = end
  }
  return drawn
}
