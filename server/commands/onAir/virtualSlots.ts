import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { SCHEDULED_AIRING_DAYS } from '#contract/values/schedule.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { CallContext } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { VirtualAhead } from '../../stores/schedule/readAhead.ts'
import type { VirtualSlot } from '../../stores/schedule/readNowOnVirtual.ts'

export const codesOf = (channels: readonly VirtualAhead[]) => channels.map(({ channel: { cs } }) => cs)

/** What airs now and next, by code: of most channels as it is stored, of those that repeat a loop worked out. */
export async function slotsOnVirtual(context: CallContext, channels: readonly VirtualAhead[], now: number) {
  const { schedules } = context.services
  const today = dayOf(now, 'UTC')
  // What began days before still runs; what comes next may come tomorrow.
  const days = Array.from({ length: SCHEDULED_AIRING_DAYS + 2 }, (_, nth) => shiftDay(today, 1 - nth))
  const near = { from: now, to: dayBounds(shiftDay(today, 1), 'UTC').to }
  const looping = channels.filter(({ facts: { loop } }) => loop && loop.from < near.to && loop.to > now)
  const isLooping = new Set(codesOf(looping))
  const codes = codesOf(channels).filter((cs) => !isLooping.has(cs))
  const stored = await schedules.nowOn({ codes, days, now, scope: scopeOf(context) })
  const slots = Map.groupBy(stored, ({ cs }) => cs)
  const byLoop = await schedules.nowOnLooping({ codes: [...isLooping], range: near, scope: scopeOf(context) })
  for (const cs of isLooping) slots.set(cs, byLoop.get(cs) ?? (await loopSlots(context, cs, near)))
  return slots
}

/** From whole days: of a loop whose block begins with a day that is empty, or that cannot be read. */
async function loopSlots(context: CallContext, cs: string, range: TimeRange) {
  const { airings } = await context.services.schedules.onAir(context, { cs, range, sides: 'published' })
  return airings.slice(0, 2).map((airing): VirtualSlot => {
    const { pgm } = airing.rest
    const lon = isObject(pgm) && Array.isArray(pgm.lon) ? (pgm.lon as LocalizedText[]) : []
    return {
      cs,
      id: airing.id,
      from: airing.start,
      to: endOf(airing),
      lon,
      ...(airing.pgmId !== undefined && { title: airing.pgmId }),
    }
  })
}
