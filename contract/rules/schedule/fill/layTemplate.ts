import type { AiringKind } from '#contract/values/schedule.ts'
import { wallTime } from '../../dates/wallTime.ts'
import { zonedParts } from '../../dates/zonedParts.ts'
import { type Day, dayBounds, shiftDay } from '../../dates/zoneDays.ts'
import type { Airing } from '../model/schedule.ts'

/** A slot of a day: `at` is the reading of the zone's clocks in ms from 00:00. */
export type TemplateSlot = {
  at: number
  /** How much time it has, breaks included. */
  dur: number
  kind: AiringKind
  /** Breaks for ads: how much of the program comes before, and how long the break is, in ms. */
  breaks: readonly { after: number; dur: number }[]
  /** How much of its program is left out at its start, in ms. */
  off?: number
  /** What is laid in it is pinned. */
  pnd?: boolean
}

/** `dur`: up to where in its program it is shown, ms; the same as its length where nothing is left out at its start. */
type SlotContent = { pgmId: string; dur: number; rest?: Readonly<Record<string, unknown>> }

type LaidTemplate = {
  airings: Airing[]
  /** Slots, by place, that stay empty: nothing for them, or too long with its breaks, and by how much. */
  empty: { slot: number; why: 'nothing' | 'tooLong'; missing?: number }[]
}

/**
 * The airings of a day by a template, for the command `template`: of each slot its program in pieces, with an ad in
 * each break. A program that needs more than its slot has is left out, never cut.
 */
export function layTemplate(
  slots: readonly TemplateSlot[],
  { day, zone, idPrefix }: { day: Day; zone: string; idPrefix: string },
  contentOf: (slot: TemplateSlot, place: number) => SlotContent | undefined,
): LaidTemplate {
  const laid: LaidTemplate = { airings: [], empty: [] }
  slots.forEach((slot, place) => {
    const content = contentOf(slot, place)
    const { off = 0 } = slot
    const breaks = slot.breaks.filter(({ after }) => after > off && after < (content?.dur ?? 0))
    const length = breaks.reduce((sum, { dur }) => sum + dur, (content?.dur ?? 0) - off)
    if (!content || content.dur <= off) laid.empty.push({ slot: place, why: 'nothing' })
    else if (length > slot.dur) laid.empty.push({ slot: place, why: 'tooLong', missing: length - slot.dur })
    else
      laid.airings.push(...piecesOf({ slot, content, breaks }, atClock(day, slot.at, zone), `${idPrefix}${place + 1}`))
  })
  return laid
}

type Piece = { slot: TemplateSlot; content: SlotContent; breaks: TemplateSlot['breaks'] }

function piecesOf({ slot, content, breaks }: Piece, from: number, id: string): Airing[] {
  const airings: Airing[] = []
  let start = from
  const add = (airing: Pick<Airing, 'dur' | 'kind' | 'offset' | 'rest'> & { pgmId?: string }) => {
    airings.push({ ...airing, id: `${id}.${airings.length + 1}`, start, pinned: slot.pnd === true })
    start += airing.dur
  }
  let shown = slot.off ?? 0
  const { pgmId, rest = {} } = content
  for (const { after, dur } of breaks.toSorted((one, other) => one.after - other.after)) {
    if (after > shown) add({ kind: slot.kind, pgmId, rest, dur: after - shown, offset: shown })
    add({ kind: 'ad', dur, offset: 0, rest: {} })
    shown = after
  }
  add({ kind: slot.kind, pgmId, rest, dur: content.dur - shown, offset: shown })
  return airings
}

/** Copies of what starts on one day, at the same readings of the zone's clocks on another, for `pasteDays`. */
export function copiedDay(
  airings: readonly Airing[],
  { from, to, zone, idPrefix }: { from: Day; to: Day; zone: string; idPrefix: string },
): Airing[] {
  const bounds = dayBounds(from, zone)
  return airings
    .filter(({ start }) => start >= bounds.from && start < bounds.to)
    .map((airing, nth) => {
      const { hour, minute, second } = zonedParts(airing.start, zone)
      const inSecond = airing.start - Math.floor(airing.start / 1_000) * 1_000
      const clock = (hour * 3_600 + minute * 60 + second) * 1_000 + inSecond
      return { ...airing, id: `${idPrefix}${nth + 1}`, start: atClock(to, clock, zone) }
    })
}

/** The instant at which a zone's clocks show so many ms since 00:00 on a day; more than 24 hours is the next day. */
function atClock(day: Day, ms: number, zone: string): number {
  const seconds = Math.floor(ms / 1_000)
  const on = shiftDay(day, Math.floor(seconds / 86_400))
  const [year = 1970, month = 1, date = 1] = on.split('-').map(Number)
  const clock = { hour: Math.floor(seconds / 3_600) % 24, minute: Math.floor(seconds / 60) % 60, second: seconds % 60 }
  return wallTime({ year, month, day: date, ...clock }, zone) + (ms - seconds * 1_000)
}
