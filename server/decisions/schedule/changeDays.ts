import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import type { HeldReason, ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { DomainError, errorRow, type ErrorCode } from '#contract/wire/errors.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import type { Change } from '../../stores/documentStore.ts'
import type { DayPayload } from '../../stores/schedule/readScheduleDays.ts'
import { dayName } from '../../stores/schedule/scheduleKind.ts'
import type { SentDay, StandingDay } from './scheduleDays.ts'
import type { SettledDay } from './settleDays.ts'
import { wireWarnings } from './wireWarnings.ts'

/** A day that is sent: `rev` is the revision that it started from, undefined for a new one. */
export type RevisedDay = SentDay & { rev: number | undefined }

const CODE_OF: Readonly<Record<HeldReason, ErrorCode>> = {
  overlap: 'overlap',
  processing: 'dayProcessing',
  pastMoved: 'pastMoved',
  halfAiring: 'halfAiring',
  unread: 'invalid',
}

const VERB_OF = { draft: 'saveDraft', published: 'publish', deleted: 'deleteContent' } as const

/** What stands of a day that was read for a write. */
export function standingDay(dt: Day, facts: DocumentFacts): StandingDay {
  const { draft, published, rev, created } = facts
  const airings = (payload: unknown) => (payload as DayPayload | null)?.ar ?? []
  const shown = draft ?? published
  return {
    ...{ dt, rev, created, shown: shown ? airings(shown.payload) : [] },
    ...(published && { live: airings(published.payload) }),
    pst: (shown?.payload as DayPayload | null | undefined)?.pst,
    since: (published?.payload as DayPayload | null | undefined)?.since,
  }
}

/** Refuses days that somebody else has saved since, all of them, with what stands now. */
export function refuseStaleDays(
  cs: string,
  sent: readonly RevisedDay[],
  factsBy: ReadonlyMap<string, DocumentFacts>,
): void {
  const stale = sent.flatMap(({ dt, rev }) => {
    const facts = factsBy.get(dayName(cs, dt))
    // A deleted day may be begun anew.
    if (rev === undefined ? facts === undefined || facts.state !== 'live' : facts?.rev === rev) return []
    return [{ dt, ...theirsOf(cs, dt, facts) }]
  })
  if (stale[0]) throw refusal('scheduleStale', stale)
}

function theirsOf(cs: string, dt: Day, facts: DocumentFacts | undefined) {
  const side = facts?.draft ?? facts?.published
  const payload = side?.payload as DayPayload | null | undefined
  const theirs: ScheduleDay = {
    ...{ cs, dt, st: side?.st ?? 'deleted', ar: payload?.ar ?? [] },
    ...(facts && { id: facts.id, rev: facts.rev }),
    ...(side && { key: side.key }),
  }
  return { theirs, rev: facts?.rev ?? 0, by: side?.updatedBy ?? '', at: side?.updated ?? '' }
}

/** Refuses what the rules hold back, and what is published with warnings that were not accepted by their codes. */
export function refuseHeldDays(days: readonly SettledDay[], confirmed: readonly string[]): void {
  const held = days.filter(({ reason }) => reason !== undefined)
  const told = ({ dt, reason, warnings }: SettledDay) => ({ dt, reason, wrng: wireWarnings(warnings) })
  const [first] = held
  if (first?.reason) throw refusal(CODE_OF[first.reason], held.map(told))
  const open = days.filter(
    ({ st, warnings }) => st === 'published' && warnings.some(({ code }) => !confirmed.includes(code)),
  )
  if (open.length > 0) throw refusal('dayWarnings', open.map(told))
}

/** `data.err.msg` is where consoles of the specification look (section 7); `days` says which, and why. */
function refusal(code: ErrorCode, days: readonly { dt: Day }[]): DomainError {
  const [first] = days
  return new DomainError(code, { data: { err: { msg: errorRow(code).text }, ...first, days } })
}

/** What is written of each day: what follows from it is left out, and whatever the server alone says is put in. */
export function changesOfDays(
  cs: string,
  days: readonly SettledDay[],
  { prd, standing, now }: { prd: readonly string[]; standing: ReadonlyMap<Day, StandingDay>; now: number },
): (Change & { name: string })[] {
  return days.map(({ dt, st, stored }) => {
    const name = dayName(cs, dt)
    const verb = VERB_OF[st]
    const was = standing.get(dt)
    if (!stored) {
      if (!was) throw new DomainError('notFound')
      return { name, verb, at: now, answer: unanswered }
    }
    const since = st === 'published' ? sinceOf(dt, was, now) : undefined
    const payload: DayPayload = {
      ...{ cs, dt, prd: [...prd], ...stored },
      ...(was?.pst && { pst: was.pst }),
      ...(since !== undefined && { since }),
    }
    return { name, verb, next: { payload: { ...payload }, schema: 1 }, at: now, answer: unanswered }
  })
}

/** The days are answered together, in a shape of their own: none needs its record's. */
const unanswered = () => ''

/** What a day has of the time before it went on air never aired, though it goes on standing in it. */
function sinceOf(dt: Day, day: StandingDay | undefined, now: number): string | undefined {
  if (day?.live) return day.since
  return dayBounds(dt, 'UTC').from < now ? new Date(now).toISOString() : undefined
}
