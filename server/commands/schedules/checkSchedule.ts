import { shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command, CallContext } from '../../context.ts'
import { settleDays } from '../../decisions/schedule/settleDays.ts'
import { wireWarnings } from '../../decisions/schedule/wireWarnings.ts'
import type { StandingDay } from '../../decisions/schedule/scheduleDays.ts'
import { sentDays } from './sentDays.ts'
import { titlesOf } from './titlesOf.ts'
import { virtualChannel } from './virtualChannel.ts'

/** What saving or publishing days would come to, by the very rules of the save. Nothing is stored. */
export const checkSchedule: Command<'checkSchedule'> = async (context, { body }) => {
  const { product, services } = context
  const { cs, days: sent } = sentDays(body.days.map((day) => ({ ...day, st: body.st ?? day.st ?? 'published' })))
  if (cs !== body.cs)
    throw new DomainError('malformed', { description: 'Days are those of the channel that is named.' })
  const channel = await virtualChannel(context, body.cs)
  const ids = [...new Set(sent.flatMap(({ ar }) => ar.flatMap(({ pgm_id }) => pgm_id ?? [])))]
  const range = { from: shiftDay(sent[0].dt, -1), to: shiftDay((sent.at(-1) ?? sent[0]).dt, 1) }
  const [titles, standing] = await Promise.all([titlesOf(context, ids), standingDays(context, channel.cs, range)])
  const facts = { ...range, cs: channel.cs, standing, ids, titles, channel: channel.rights, product }
  const days = await settleDays({ sent, ...facts, now: services.now() })
  return {
    data: days.map(({ dt, warnings, reason }) => ({
      ...{ dt, wrng: wireWarnings(warnings), held: reason !== undefined },
      ...(reason && { reason }),
    })),
  }
}

/** What stands of days in a row, for whoever judges without writing. */
async function standingDays(
  context: CallContext,
  cs: string,
  range: { from: Day; to: Day },
): Promise<ReadonlyMap<Day, StandingDay>> {
  const stored = await context.services.schedules.days(context, { cs, ...range, sides: 'both' })
  return new Map(
    stored.map(({ dt, rev, draft, published }) => {
      const shown = draft ?? published
      const live = published && { live: published.payload.ar }
      return [dt, { dt, rev, shown: shown?.payload.ar ?? [], ...live, pst: shown?.payload.pst }]
    }),
  )
}
