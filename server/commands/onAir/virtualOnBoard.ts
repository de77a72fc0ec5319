import { can } from '#contract/rules/access/can.ts'
import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { OnAirChannel, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_DAYS, ON_AIR_MATTERS, ON_AIR_MS, type OnAirDayState } from '#contract/values/onAir.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import type { DayAhead, LoopAhead } from '../../stores/schedule/readDaysAhead.ts'
import type { VirtualChannel } from '../../stores/schedule/readVirtualChannels.ts'
import { withoutRights } from './channelProblems.ts'
import { virtualFlagged } from './virtualFlagged.ts'
import { VIRTUAL_CHANNEL } from '../schedules/virtualChannel.ts'

type Line = { line: OnAirChannel; problems: OnAirProblem[] }

/** Of so many channels is told what airs now and next; the days of all of them are. */
const SHOWN = 60
const NEAR_MS = 12 * 3_600_000

/** Virtual channels on the board, for those who may view them: what airs, how their days stand, what is missing. */
export async function virtualOnBoard(context: CallContext, now: number): Promise<Line[]> {
  const { actor, services } = context
  if (!can(actor, 'cp_vll', 'view')) return []
  const channels = await services.schedules.channels(context, catalogUrn(VIRTUAL_CHANNEL))
  const today = dayOf(now, 'UTC')
  const range = { from: today, to: shiftDay(today, ON_AIR_DAYS) }
  const codes = channels.map(({ cs }) => cs)
  const [{ days, loops }, flagged] = await Promise.all([
    services.schedules.daysAhead(context, { codes, ...range }),
    virtualFlagged(context, codes, { now, until: now + ON_AIR_MS }),
  ])
  const [daysBy, loopBy] = [Map.groupBy(days, ({ cs }) => cs), new Map(loops.map((loop) => [loop.cs, loop]))]
  const lines: Line[] = []
  for (const [nth, channel] of channels.entries()) {
    const ahead = { today, now, days: daysBy.get(channel.cs) ?? [], loop: loopBy.get(channel.cs) }
    const near = nth < SHOWN ? await slotsOf(context, channel.cs, now) : {}
    const { states, problems } = stateOf(channel.id, ahead)
    // A title of any type is no program that the guide could open.
    const rights = withoutRights({ channel: channel.id, flagged: flagged.get(channel.id) ?? [] }).map(
      ({ program: _title, ...problem }) => problem,
    )
    lines.push({ line: { channel: headOf(channel), ...near, days: states, today }, problems: [...problems, ...rights] })
  }
  return lines
}

function headOf({ id, cs, lon, tz }: VirtualChannel): OnAirChannel['channel'] {
  return { id, lon, ia: [], cs, chty: 'virtual', ...(tz !== undefined && { tz }) }
}

type Ahead = { today: Day; now: number; days: readonly DayAhead[]; loop: LoopAhead | undefined }

/** How the days of one channel stand, and what viewers would miss: holes in what is published, its end, drafts. */
export function stateOf(channel: string, { today, now, days, loop }: Ahead) {
  const all = Array.from({ length: ON_AIR_DAYS }, (_none, nth) => shiftDay(today, nth))
  const of = (slot: DayAhead['slot'], dt: Day) => days.find((day) => day.slot === slot && day.dt === dt)
  const repeats = (at: number) => loop && at >= Date.parse(loop.from) && at < Date.parse(loop.until)
  const holesOf = (dt: Day): TimeRange[] => {
    const bounds = dayBounds(dt, 'UTC')
    const gaps = of('published', dt)?.gaps ?? [bounds]
    const to = loop && repeats(bounds.from) ? Math.max(bounds.from, Date.parse(loop.until)) : bounds.from
    // Turns fill whatever of a day is free until the loop ends.
    return gaps
      .map((gap) => ({ from: Math.max(gap.from, now, Math.min(to, bounds.to)), to: gap.to }))
      .filter((gap) => gap.from < gap.to)
  }
  const planned = all.filter((dt) => of('published', dt) !== undefined || repeats(Date.parse(dt)))
  const last = planned.at(-1)
  const end = last === undefined ? undefined : dayBounds(last, 'UTC').to
  const states = all.map((dt): OnAirDayState => {
    if (holesOf(dt).length === 0) return 'published'
    return of('published', dt) === undefined && of('draft', dt) ? 'draft' : 'unfilled'
  })
  const known = end === undefined ? [] : states
  return { states: known, problems: problemsOf(channel, { all, end, holesOf, states, now }) }
}

type Found = {
  all: readonly Day[]
  end: number | undefined
  holesOf: (dt: Day) => TimeRange[]
  states: readonly OnAirDayState[]
  now: number
}

function problemsOf(channel: string, { all, end, holesOf, states, now }: Found): OnAirProblem[] {
  if (end === undefined) return []
  const dead = all.flatMap((dt): OnAirProblem[] => {
    const holes = holesOf(dt).filter(({ from }) => from < end)
    const [first] = holes
    if (!first) return []
    const matters = holes.map(({ from, to }) => `${from}-${to}`).slice(0, ON_AIR_MATTERS)
    const key = `deadAir:${channel}:${dt}`
    return [{ key, kind: 'deadAir', channel, from: first.from, to: first.to, count: holes.length, matters }]
  })
  const ends: OnAirProblem[] =
    end < now + ON_AIR_MS - ONE_DAY
      ? [{ key: `noGuide:${channel}`, kind: 'noGuide', channel, from: end, count: 1, matters: [String(end)] }]
      : []
  const drafts = all.filter((_dt, nth) => states[nth] === 'draft')
  const [draft] = drafts
  const waiting: OnAirProblem[] = draft
    ? [
        {
          ...{ key: `draft:${channel}`, kind: 'draft', channel, from: dayBounds(draft, 'UTC').from },
          ...{ count: drafts.length, days: drafts, matters: drafts },
        },
      ]
    : []
  return [...dead, ...ends, ...waiting]
}

const ONE_DAY = 86_400_000

async function slotsOf(context: CallContext, cs: string, now: number): Promise<Pick<OnAirChannel, 'now' | 'next'>> {
  const { airings } = await context.services.schedules.onAir(context, {
    cs,
    range: { from: now, to: now + NEAR_MS },
    sides: 'published',
  })
  const [first, second] = airings
  const slot = (airing: (typeof airings)[number]) => {
    const lon = isObject(airing.rest.pgm) && Array.isArray(airing.rest.pgm.lon) ? airing.rest.pgm.lon : []
    return { id: airing.id, from: airing.start, to: endOf(airing), lon: lon as LocalizedText[] }
  }
  const isOn = first !== undefined && first.start <= now
  const next = isOn ? second : first
  return { ...(isOn && { now: slot(first) }), ...(next && { next: slot(next) }) }
}
