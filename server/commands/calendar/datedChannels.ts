import { can } from '#contract/rules/access/can.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { CalendarDay, PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import { VIRTUAL_CHANNEL } from '../schedules/virtualChannel.ts'
import { isNamed, type KindAsked, type KindPage } from './kindAsked.ts'

/** Virtual channels with their days within the range: what is published where there is such a side, else the draft. */
export async function datedChannels(context: CallContext, asked: KindAsked): Promise<KindPage> {
  if (!can(context.actor, SCHEDULE_PAGE, 'view')) return { entries: [], count: 0, atLeast: false }
  const { schedules } = context.services
  const channels = (await schedules.channels(context, catalogUrn(VIRTUAL_CHANNEL))).filter(({ lon }) =>
    isNamed(lon, asked.term),
  )
  const page = channels.slice(asked.offset, asked.offset + asked.limit)
  const days = await schedules.daysWithin(scopeOf(context), {
    codes: page.map(({ cs }) => cs),
    ...{ from: dayOf(asked.range.from, 'UTC'), to: dayOf(asked.range.to - 1, 'UTC') },
  })
  const byCode = Map.groupBy(days, ({ cs }) => cs)
  const entries = page.map(({ id, cs, lon, rights }): PublicationEntry => {
    const sides = Map.groupBy(byCode.get(cs) ?? [], ({ dt }) => dt)
    return {
      ...{ kind: 'day', id, cs, urn: catalogUrn(VIRTUAL_CHANNEL), cty: VIRTUAL_CHANNEL, lon, rev: 0 },
      st: rights.st === 'published' ? 'published' : 'draft',
      facts: { live: rights.st === 'published' },
      days: [...sides]
        .flatMap(([dt, some]) => dayFrom(dt, some))
        .filter(({ st }) => asked.st === undefined || st === asked.st),
    }
  })
  return { entries, count: channels.length, atLeast: false }
}

type Side = { slot: 'draft' | 'published'; gaps: readonly unknown[] }

function dayFrom(dt: string, sides: readonly Side[]): CalendarDay[] {
  const shown = sides.find(({ slot }) => slot === 'published') ?? sides[0]
  return shown ? [{ dt, st: shown.slot, gaps: shown.gaps.length }] : []
}
