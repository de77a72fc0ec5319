import { can } from '#contract/rules/access/can.ts'
import { shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { projectDay } from '#contract/rules/schedule/wire/projectDay.ts'
import { knownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { ScheduleDay, ScheduleDayWithRevision } from '#contract/schemas/live/schedule.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import {
  changesOfDays,
  refuseHeldDays,
  refuseStaleDays,
  standingDay,
  type RevisedDay,
} from '../../decisions/schedule/changeDays.ts'
import { daysBetween, judgeDays, type Judgement } from '../../decisions/schedule/judgeDays.ts'
import { wireWarnings } from '../../decisions/schedule/wireWarnings.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { storedId } from '../../stores/documents/documentKind.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { dayName, SCHEDULE_KIND } from '../../stores/schedule/scheduleKind.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { afterLostRace } from './afterLostRace.ts'
import { refusePublishing } from './refusePublishing.ts'
import { sentDays } from './sentDays.ts'
import { titlesOf } from './titlesOf.ts'
import { virtualChannel } from './virtualChannel.ts'

/**
 * Saves, publishes or deletes days of one channel in one transaction: all of them, or none. What the rules ask is read
 * and asked within it; titles and their rights, which nothing here changes, are read before.
 */
export async function storeDays(
  context: CallContext,
  sent: readonly ScheduleDayWithRevision[],
  confirm: string | undefined,
): Promise<ScheduleDay[]> {
  const { cs, days } = sentDays(sent)
  await refuseRights(context, days)
  const { now } = context.services
  const save = async () => {
    const channel = await virtualChannel(context, cs)
    const ids = [...new Set(days.flatMap(({ ar }) => ar.flatMap(({ pgm_id }) => pgm_id ?? [])))]
    const titles = knownTitles(new Map(), ids, await titlesOf(context, ids))
    const [from, to] = [shiftDay(days[0].dt, -1), shiftDay((days.at(-1) ?? days[0]).dt, 1)]
    const range = [...daysBetween(from, to)]
    const names = range.map((dt) => dayName(channel.cs, dt))
    return async ({ documents }: TransactionStores) => {
      let judgement: Judgement | undefined
      const at = now()
      const decide = (factsBy: ReadonlyMap<string, DocumentFacts>) => {
        refuseStaleDays(channel.cs, days, factsBy)
        const standing = new Map(
          range.flatMap((dt) => {
            const facts = factsBy.get(dayName(channel.cs, dt))
            return facts ? [[dt, standingDay(dt, facts)] as const] : []
          }),
        )
        const { product } = context
        const facts = { cs: channel.cs, standing, from, to, titles, channel: channel.rights, product, now: at }
        judgement = judgeDays(days, facts)
        refuseHeldDays(judgement.days, namesIn(confirm) ?? [])
        return changesOfDays(channel.cs, judgement, { prd: channel.prd, standing, now: at })
      }
      const written = await documents.writeTogether(context, SCHEDULE_KIND, names, decide)
      return judgement ? answerOf(judgement, written, at) : []
    }
  }
  return afterLostRace(() => context.services.idempotency.once(context, save))
}

/** The right to save is the call's own; publishing and deleting need theirs, and publishing one that still stands. */
async function refuseRights(context: CallContext, days: readonly RevisedDay[]): Promise<void> {
  const deletes = days.some(({ st }) => st === 'deleted')
  if (days.some(({ st }) => st === 'published')) await refusePublishing(context, deletes ? ['delete'] : [])
  else if (deletes && !can(context.actor, 'cp_vll', 'delete')) throw new DomainError('forbidden')
}

/** Each day as the next read would tell of it. */
function answerOf({ schedule, days }: Judgement, written: ReadonlyMap<string, Written>, now: number): ScheduleDay[] {
  return days.map(({ dt, st, warnings }: { dt: Day } & Judgement['days'][number]) => {
    const { key, rev = 0 } = written.get(dayName(schedule.cs, dt)) ?? {}
    const day = projectDay(schedule, dt, now)
    const id = storedId(SCHEDULE_KIND, dayName(schedule.cs, dt))
    return { ...day, id, st, rev, ...(key !== undefined && { key }), wrng: wireWarnings(warnings) }
  })
}
