import type { AvailableRecord } from '#contract/rules/availability/whyUnavailable.ts'
import { whyAiringFlagged } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { AiringFlag } from '#contract/schemas/live/guide.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { inTurn, pick, randomFrom, seedOf, type Random } from '../random.ts'
import { localizedList } from '../words/describe.ts'
import { inFour } from '../words/four.ts'
import { REGULARS } from '../words/guide.ts'
import { seedId } from './seedId.ts'

const FIRST_AIRING = 100_000
const MINUTE_MS = 60_000
const DAY_MS = 1_440 * MINUTE_MS
/** Channels with a guide, and the days that it has: yesterday and six days from today on. */
const CHANNELS = 12
const DAYS_BACK = 1
const DAYS_AHEAD = 6

/** Places of channels that show a film a day without a licence, and from when on in the day (UTC). */
const FLAWED: readonly number[] = [2, 6, 8]
const EVENING_MS = 660 * MINUTE_MS

type Sources = {
  channels: readonly LoadedDocument[]
  programs: readonly LoadedDocument[]
  series: readonly LoadedDocument[]
  now: number
}
type Shown = { minutes: number; payload: Payload }

/**
 * The guide of some channels around today, laid without holes but for what an operator is to find: a gap each evening,
 * an overlap, a guide that ends early, a day in draft, times mended by hand.
 */
export function airingDocuments(sources: Sources): LoadedDocument[] {
  const from = Math.floor(sources.now / DAY_MS) * DAY_MS - DAYS_BACK * DAY_MS
  const channels = sources.channels.filter(({ published }) => published).slice(0, CHANNELS)
  let nth = FIRST_AIRING
  return channels.flatMap((channel, at) => {
    const random = randomFrom(seedOf(`guide ${channel.id}`))
    const days = at === 9 ? 2 : DAYS_BACK + DAYS_AHEAD
    return guideOf(channel, at, { ...sources, from, until: from + days * DAY_MS }, random).map((payload) =>
      airingDocument(payload, nth++, { at, now: sources.now }, random),
    )
  })
}

function guideOf(
  channel: LoadedDocument,
  at: number,
  { from, until, now, programs, series }: Sources & { from: number; until: number },
  random: Random,
): Payload[] {
  const laid: Payload[] = []
  const span = { from, to: until }
  const sound = programs.filter((program) => whyFlagged(program, span, now).length === 0)
  const flawed = programs.filter((program) => whyFlagged(program, span, now).some(({ reason }) => reason === 'ends'))
  let flawedUntil = 0
  for (let start = from; start < until;) {
    // Of a few channels one film each evening is not licensed for the time that it airs.
    const isFlawed = FLAWED.includes(at) && start >= flawedUntil && start % DAY_MS >= EVENING_MS
    const { minutes, payload } = isFlawed
      ? filmNext(flawed, Math.floor((start - from) / DAY_MS) + at)
      : shownNext(sound, series, random)
    if (isFlawed) flawedUntil = (Math.floor(start / DAY_MS) + 1) * DAY_MS
    const end = Math.min(start + minutes * MINUTE_MS, until)
    const overlap = at === 5 && laid.length % 11 === 6 ? 10 * MINUTE_MS : 0
    const pinned = at % 4 === 1 && laid.length % 13 === 4
    laid.push({
      ...payload,
      ch: channel.id,
      prd: channel.published?.payload.prd,
      a_st_dt: iso(start),
      a_ed_dt: iso(end + overlap),
      dur: end + overlap - start,
      mode: pinned ? 'manual' : 'auto',
      ...(pinned && { pins: ['a_st_dt', 'lon'] }),
    })
    start = end + (at === 3 && laid.length % 9 === 5 ? 30 * MINUTE_MS : 0)
  }
  return laid
}

/** A program of the house as often as an episode of a series, a regular as often as both. */
function shownNext(programs: readonly LoadedDocument[], series: readonly LoadedDocument[], random: Random): Shown {
  const kind = random()
  if (kind < 0.5) {
    const { name, minutes, genre } = pick(random, REGULARS)
    return { minutes, payload: { lon: localizedList(inFour(name)), gnr: [genre] } }
  }
  const nth = Math.floor(random() * 1_000)
  if (kind < 0.75) {
    const { published } = inTurn(series, nth)
    const number = { ssn_n: 1 + (nth % 4), eps_n: 1 + (nth % 12) }
    return { minutes: nth % 2 === 0 ? 30 : 60, payload: { lon: published?.payload.lon, gnr: ['series'], ...number } }
  }
  return filmNext(programs, nth)
}

function filmNext(programs: readonly LoadedDocument[], nth: number): Shown {
  const { id, published } = inTurn(programs, nth)
  const { lon, rat, trt } = published?.payload ?? {}
  const minutes = Math.ceil(Number(trt) / (5 * MINUTE_MS)) * 5
  return { minutes, payload: { lon, pgm_id: id, gnr: ['movies'], ...(rat !== undefined && { rat }) } }
}

/** What is wrong with the rights of a program for the days of the guide; with one that a product lacks, too. */
function whyFlagged({ published }: LoadedDocument, span: TimeRange, now: number): AiringFlag[] {
  const program = { ...published?.payload, st: 'published' } as AvailableRecord
  const isEverywhere = Array.isArray(program.prd) && program.prd.length > 1
  const flags = whyAiringFlagged(span, { program, titles: [] }, { now })
  return isEverywhere ? flags : [...flags, { reason: 'productMissing', of: 'program' }]
}

/** Made by a feed, in one version; the fourth day of one channel waits to be published. */
function airingDocument(
  payload: Payload,
  nth: number,
  { at, now }: { at: number; now: number },
  random: Random,
): LoadedDocument {
  const made = iso(now - DAY_MS)
  const text = { key: seedId(nth, random), payload }
  const isDraft = at === 7 && Date.parse(String(payload.a_st_dt)) > Math.floor(now / DAY_MS + 3) * DAY_MS
  return {
    id: seedId(nth, random),
    created: made,
    updated: made,
    by: 'import',
    byName: 'EPG',
    ...(isDraft ? { draft: text } : { published: text }),
  }
}

const iso = (ms: number) => new Date(ms).toISOString()
