import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { can } from '#contract/rules/access/can.ts'
import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
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
import { daysBetween } from '../../decisions/schedule/judgeDays.ts'
import { settleDays, type SettledDay } from '../../decisions/schedule/settleDays.ts'
import { wireWarnings } from '../../decisions/schedule/wireWarnings.ts'
import type { JsonText } from '../../jsonText.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { storedId } from '../../stores/documents/documentKind.ts'
import type { Written } from '../../stores/documents/performWrite.ts'
import { KeptText } from '../../stores/idempotencyStore.ts'
import { dayName, SCHEDULE_KIND } from '../../stores/schedule/scheduleKind.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { afterLostRace } from './afterLostRace.ts'
import { refusePublishing } from './refusePublishing.ts'
import { sentDays } from './sentDays.ts'
import { titlesOf } from './titlesOf.ts'
import { virtualChannel } from './virtualChannel.ts'

/** A day as it is answered: a text, since a week of them parsed and written again would hold everybody else up. */
type SavedDay = { json: JsonText<ScheduleDay>; rev: number | undefined }

/**
 * Saves, publishes or deletes days of one channel in one transaction: all of them, or none. What the rules ask is read
 * and asked within it; titles and their rights, which nothing here changes, are read before.
 */
export async function storeDays(
  context: CallContext,
  sent: readonly ScheduleDayWithRevision[],
  confirm: string | undefined,
): Promise<SavedDay[]> {
  const { cs, days } = sentDays(sent)
  await refuseRights(context, days)
  const { now } = context.services
  const save = async () => {
    const channel = await virtualChannel(context, cs)
    const ids = [...new Set(days.flatMap(({ ar }) => ar.flatMap(({ pgm_id }) => pgm_id ?? [])))]
    const titles = await titlesOf(context, ids)
    const [from, to] = [shiftDay(days[0].dt, -1), shiftDay((days.at(-1) ?? days[0]).dt, 1)]
    const range = [...daysBetween(from, to)]
    const names = range.map((dt) => dayName(channel.cs, dt))
    return async ({ documents, schedules }: TransactionStores) => {
      await schedules.holdChannel(channel)
      let settled: SettledDay[] = []
      const at = now()
      const decide = async (factsBy: ReadonlyMap<string, DocumentFacts>) => {
        refuseStaleDays(channel.cs, days, factsBy)
        const standing = new Map(
          range.flatMap((dt) => {
            const facts = factsBy.get(dayName(channel.cs, dt))
            return facts ? [[dt, standingDay(dt, facts)] as const] : []
          }),
        )
        const { product } = context
        const facts = { cs: channel.cs, standing, from, to, ids, titles, channel: channel.rights, product, now: at }
        settled = await settleDays({ sent: days, ...facts })
        refuseHeldDays(settled, namesIn(confirm) ?? [])
        return changesOfDays(channel.cs, settled, { prd: channel.prd, standing, now: at })
      }
      const written = await documents.writeTogether(context, SCHEDULE_KIND, names, decide)
      return new SavedDays(settled.map((day) => savedDay(channel.cs, day, written)))
    }
  }
  const answer = await afterLostRace(() => context.services.idempotency.once<SavedDays | ScheduleDay[]>(context, save))
  if (answer instanceof SavedDays) return [...answer.days]
  return answer.map((day) => ({ json: JSON.stringify(day) as JsonText<ScheduleDay>, rev: day.rev }))
}

/** What is kept under a retry key is the list as it is sent. */
class SavedDays extends KeptText {
  readonly days: readonly SavedDay[]

  constructor(days: readonly SavedDay[]) {
    super(listJson(days))
    this.days = days
  }
}

/** Days as one list. */
export function listJson(days: readonly SavedDay[]): JsonText<ScheduleDay[]> {
  return `[${days.map(({ json }) => json).join()}]` as JsonText<ScheduleDay[]>
}

/** The right to save is the call's own; publishing and deleting need theirs, and publishing one that still stands. */
async function refuseRights(context: CallContext, days: readonly RevisedDay[]): Promise<void> {
  const deletes = days.some(({ st }) => st === 'deleted')
  if (days.some(({ st }) => st === 'published')) await refusePublishing(context, deletes ? ['delete'] : [])
  else if (deletes && !can(context.actor, SCHEDULE_PAGE, 'delete')) throw new DomainError('forbidden')
}

/** A day as the next read would tell of it. */
function savedDay(cs: string, { dt, st, warnings, json }: SettledDay, written: ReadonlyMap<string, Written>): SavedDay {
  const { key, rev = 0 } = written.get(dayName(cs, dt)) ?? {}
  const id = storedId(SCHEDULE_KIND, dayName(cs, dt))
  const day = json ?? JSON.stringify({ cs, dt, st, ar: [] })
  const told = JSON.stringify({ id, rev, ...(key !== undefined && { key }), wrng: wireWarnings(warnings) })
  return { json: `${day.slice(0, -1)},${told.slice(1)}` as JsonText<ScheduleDay>, rev }
}
