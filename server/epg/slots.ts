import { FEED_FIELDS } from '#contract/schemas/live/ingestion.ts'
import { isObject, type JsonObject } from '#contract/rules/diff/json.ts'
import type { FeedProgramme, FeedTexts } from './feed.ts'
import { genresOf } from './genresOf.ts'
import type { IncomingAiring, Slot, StandingAiring } from './guideAiring.ts'

/** A programme as it is staged: without its channel and its start, which stand beside it. */
export type StagedData = Pick<FeedProgramme, 'texts' | 'srcId' | 'end' | 'length'>
type Staged = { n: number; start: number; data: StagedData }

/** How long the last programme of a channel lasts that says neither an end nor a length. */
const UNTOLD_MS = 3_600_000

/** What is kept of a programme until it is held against the guide. */
export function stagedData({ texts, srcId, end, length }: FeedProgramme): StagedData {
  return {
    texts,
    ...(srcId !== undefined && { srcId }),
    ...(end !== undefined && { end }),
    ...(length !== undefined && { length }),
  }
}

/** The programmes of one channel, by start, as the guide has them: a missing end is the next start (calls.md 24.20). */
export function incomingOf(programmes: readonly Staged[]): IncomingAiring[] {
  const ends = endsOf(programmes.map(({ start, data }) => ({ ...data, start })))
  return programmes.map(({ n, start, data }, at) => ({
    n,
    slot: slotOf(start, ends[at] ?? start, data.texts),
    ...(data.srcId !== undefined && { srcId: data.srcId }),
  }))
}

/** When each programme of a channel ends, epoch ms; they come by start. */
export function endsOf(programmes: readonly Pick<FeedProgramme, 'start' | 'end' | 'length'>[]): number[] {
  return programmes.map(({ start, end, length }, at) => {
    const next = programmes.slice(at + 1, at + 50).find((other) => other.start > start)?.start
    return end ?? next ?? start + (length ?? UNTOLD_MS)
  })
}

function slotOf(a_st_dt: number, a_ed_dt: number, texts: FeedTexts): Slot {
  const { lon, lod, eps_nm, ssn_n, eps_n, rat, categories } = texts
  const gnr = genresOf(categories)
  return {
    ...{ a_st_dt, a_ed_dt, lon },
    ...(lod && { lod }),
    ...(eps_nm !== undefined && { eps_nm }),
    ...(ssn_n !== undefined && { ssn_n }),
    ...(eps_n !== undefined && { eps_n }),
    ...(rat && { rat }),
    ...(gnr && { gnr }),
  }
}

/** Fields of an airing as they are stored. */
export function storedFields({ a_st_dt, a_ed_dt, ...texts }: Slot): JsonObject {
  return { ...texts, a_st_dt: new Date(a_st_dt).toISOString(), a_ed_dt: new Date(a_ed_dt).toISOString() }
}

/** A stored text as the guide compares it; undefined where it has no times. */
export function slotOfStored(text: JsonObject): Slot | undefined {
  const [a_st_dt, a_ed_dt] = [text.a_st_dt, text.a_ed_dt].map((time) => Date.parse(String(time ?? '')))
  if (a_st_dt === undefined || a_ed_dt === undefined || Number.isNaN(a_st_dt) || Number.isNaN(a_ed_dt)) return undefined
  const said = FEED_FIELDS.filter((field) => text[field] !== undefined && text[field] !== null)
  return { lon: [], ...Object.fromEntries(said.map((field) => [field, text[field]])), a_st_dt, a_ed_dt } as Slot
}

type Stored = { id: string; payload: JsonObject; source: JsonObject | null; is_taken_down?: boolean }

/** An airing that stands, as it is held against a feed. */
export function standingOf({ id, payload, source, is_taken_down }: Stored): StandingAiring[] {
  const slot = slotOfStored(payload)
  if (!slot) return []
  const said = source && isObject(source) ? slotOfStored(source) : undefined
  const srcId = typeof source?.src_id === 'string' ? { srcId: source.src_id } : {}
  const feed = typeof source?.src_feed === 'string' ? { feed: source.src_feed } : {}
  const told = said && { source: { ...said, ...srcId, ...feed } }
  return [{ id, slot, pins: pinsOf(payload), ...told, ...(is_taken_down && { isTakenDown: true }) }]
}

/** Fields of a stored airing that no feed changes. */
export function pinsOf({ pins }: JsonObject): StandingAiring['pins'] {
  return FEED_FIELDS.filter((field) => Array.isArray(pins) && pins.includes(field))
}
