import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { knownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { judgeDays } from '../../decisions/schedule/judgeDays.ts'
import type { SentDay } from '../../decisions/schedule/scheduleDays.ts'
import { wireWarnings } from '../../decisions/schedule/wireWarnings.ts'
import { standingDays } from './standingDays.ts'
import { titlesOf } from './titlesOf.ts'
import { virtualChannel } from './virtualChannel.ts'

/** What saving or publishing days would come to, by the very rules of the save. Nothing is stored. */
export const checkSchedule: Command<'checkSchedule'> = async (context, { body }) => {
  const { product, services } = context
  const channel = await virtualChannel(context, body.cs)
  const sent = body.days
    .map(({ dt, ar = [], st = 'published' }): SentDay => ({ dt, ar, st: body.st ?? st }))
    .sort((one, other) => (one.dt < other.dt ? -1 : 1))
  const [first, last] = [sent[0], sent.at(-1)]
  if (!first || !last || body.days.some(({ cs }) => cs !== body.cs))
    throw new DomainError('malformed', { description: 'Days of one channel are checked at once.' })
  const ids = [...new Set(sent.flatMap(({ ar }) => ar.flatMap(({ pgm_id }) => pgm_id ?? [])))]
  const range = { from: shiftDay(first.dt, -1), to: shiftDay(last.dt, 1) }
  const [titles, standing] = await Promise.all([titlesOf(context, ids), standingDays(context, channel.cs, range)])
  const facts = { ...range, cs: channel.cs, standing, titles: knownTitles(new Map(), ids, titles) }
  const { days } = judgeDays(sent, { ...facts, channel: channel.rights, product, now: services.now() })
  return {
    data: days.map(({ dt, warnings, reason }) => ({
      ...{ dt, wrng: wireWarnings(warnings), held: reason !== undefined },
      ...(reason && { reason }),
    })),
  }
}
