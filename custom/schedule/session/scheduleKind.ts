import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { mergeSchedule, type ScheduleConflict } from '#contract/rules/schedule/publish/mergeSchedule.ts'
import { scheduleChanges } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import type { Loop, Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleDayWithRevision } from '#contract/schemas/live/schedule.ts'
import { isUnsettled, refusalOf } from '#kit/record/editor/unsettled.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { RecordKind } from '#kit/record/editor/recordKind.ts'
import type { Values } from '#kit/record/editor/workingValues.ts'
import type { MergedSaves } from '#kit/record/save/mergeSaves.ts'
import { changedDays, daysToPublish, daysToSave, unsavedDaysOfLoop } from './daysToSave.ts'
import { DaysNotSaved } from './dayResults.ts'
import { isSameLoop } from './editedSchedule.ts'
import type { ScheduleCalls } from './scheduleCalls.ts'
import { nameOf, type ScheduleValues } from './scheduleValues.ts'
import { draftSchedule, weekRevision, withLoop, withSavedDays, type ScheduleWeek } from './scheduleWeek.ts'
import type { ScheduleEditor } from './createScheduleEditor.ts'

export const SCHEDULE_URN = 'urn:resource:catalog:vschedule'

export type ScheduleVerb = 'saveDraft' | 'publish'

/** Two people's work on one week: what both are, and what does not go together. */
export type MergedSchedules = MergedSaves & {
  schedules: { base: Schedule; mine: Schedule; theirs: Schedule; merged: Schedule }
  disputes: readonly ScheduleConflict[]
}

type Parts = {
  editor: ScheduleEditor
  values: ScheduleValues
  calls: ScheduleCalls
  /** What the server has, as far as this screen knows. */
  week: () => ScheduleWeek
  /** Days that are published next. */
  publishing: () => readonly Day[]
  /** Some days were saved, others were not: these stay unsaved work. */
  onPartly: (error: DaysNotSaved) => void
  /** The loop was stored, or was refused while the days were saved, or meanwhile changed by another. */
  onLoop: (outcome: LoopOutcome) => void
  /** Epoch ms. */
  now: () => number
}

/** What became of a changed loop, which is stored after the days: refused, it stays unsaved work. */
export type LoopOutcome = { kind: 'stored' } | { kind: 'refused' | 'stale'; error: ApiError }

type Body = { days: ScheduleDayWithRevision[]; loop?: { to: Loop | undefined } }

/** A week of a channel as a kind of record: its days are read together and saved together, whole or not at all. */
export function scheduleKind({
  editor,
  values,
  calls,
  week,
  publishing,
  onPartly,
  onLoop,
  now,
}: Parts): RecordKind<ScheduleWeek, ScheduleVerb> {
  const bodyOf = (schedule: Schedule, verb: ScheduleVerb): Body => {
    const { saved } = editor.view()
    const { loop } = schedule
    const isPublish = verb === 'publish'
    const { liveLoop } = week()
    const changes = !isSameLoop(schedule, isPublish ? { ...(liveLoop && { loop: liveLoop }) } : saved)
    const days = new Set(isPublish ? publishing() : changedDays(saved, schedule))
    if (changes && loop && !loop.ended && !isPublish) for (const day of unsavedDaysOfLoop(schedule, loop)) days.add(day)
    return {
      days: isPublish
        ? daysToPublish(saved, schedule, [...days], now())
        : daysToSave(schedule, [...days].toSorted(), 'draft', now()),
      ...(changes && { loop: { to: loop } }),
    }
  }
  /** Stores the loop after its days; what the service refuses of it must not undo what was saved before it. */
  const withSavedLoop = async (saved: ScheduleWeek, to: Loop | undefined, { verb, days, ...sending }: LoopSending) => {
    const isKnown = saved.loop !== undefined || saved.liveLoop !== undefined
    const st = verb === 'publish' ? ('published' as const) : ('draft' as const)
    try {
      const sides = await calls.saveLoop(
        { cs: saved.cs, loop: to, st, rev: isKnown ? saved.loopRev : undefined },
        sending,
      )
      onLoop({ kind: 'stored' })
      return withLoop(saved, sides)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal || isUnsettled(error, true)) throw error
      const isStale = refusal.code === 'scheduleStale'
      if (!isStale && days === 0) throw error
      onLoop({ kind: isStale ? 'stale' : 'refused', error: refusal })
      return isStale ? withLoop(saved, await calls.readLoop(sending.signal)) : saved
    }
  }
  return {
    urn: SCHEDULE_URN,
    isLockable: false,
    // Days are heard of by `useScheduleNews`: their revisions are not that of the week.
    isWriteOf: () => false,
    verbs: { save: 'saveDraft', writing: ['saveDraft', 'publish'], strict: [], replacing: [], closing: [] },
    headOf: (week) => ({ id: weekId(week), rev: weekRevision(week), n: 0, by: '', at: '' }),
    valuesOf: (saved) => ('draft' in saved ? values.valuesOf(draftSchedule(saved as ScheduleWeek)) : values.base()),
    read: async () => {
      const read = await calls.read()
      return withLoop({ ...week(), ...read }, read)
    },
    async send({ verb, payload, sent, key, confirm }, { signal }) {
      const { days, loop } = bodyIn(payload) ?? bodyOf(values.scheduleOf(sent), verb)
      try {
        const saved = withSavedDays(week(), await calls.save(days, { key, confirm, signal }))
        return loop ? await withSavedLoop(saved, loop.to, { verb, days: days.length, key, signal }) : saved
      } catch (error) {
        if (error instanceof DaysNotSaved && error.saved.length > 0) {
          onPartly(error)
          return withSavedDays(week(), error.saved)
        }
        throw refusalOf(error)?.code === 'scheduleStale' ? await withTheirs(error as ApiError, calls) : error
      }
    },
    clean: (all, verb) => bodyOf(values.scheduleOf(all), verb),
    merge: (base, mine, theirs) => mergedSchedules({ base, mine, theirs }, values),
    mergesUnasked: (verb) => verb === 'saveDraft',
    questions: [],
  }
}

/** A week is known to journals by its channel and its first day. */
function weekId({ cs, from }: Pick<ScheduleWeek, 'cs' | 'from'>): string {
  return `${cs}/${from}`
}

/** A stale save merges with the whole week as it is now, not with the days alone that the refusal tells of. */
async function withTheirs(refusal: ApiError, calls: ScheduleCalls): Promise<ApiError> {
  const theirs = await calls.read()
  const told = isObject(refusal.data) ? refusal.data : {}
  const [first] = Array.isArray(told.days) ? (told.days as unknown[]) : [told]
  const word = (name: string) => (isObject(first) && typeof first[name] === 'string' ? first[name] : '')
  const data = { theirs, by: word('by'), at: word('at') }
  return Object.create(refusal, { code: { value: 'stale' }, data: { value: data } }) as ApiError
}

type LoopSending = { verb: ScheduleVerb; days: number; key: string; signal: AbortSignal }

function bodyIn(payload: object): Body | undefined {
  return 'days' in payload ? (payload as Body) : undefined
}

function mergedSchedules(
  sides: { base: Values; mine: Values; theirs: Values },
  { scheduleOf, valuesOf }: ScheduleValues,
): MergedSchedules {
  const [base, mine, theirs] = [scheduleOf(sides.base), scheduleOf(sides.mine), scheduleOf(sides.theirs)]
  const { merged, conflicts: disputes } = mergeSchedule(base, mine, theirs)
  const fieldsOf = (side: Schedule) =>
    scheduleChanges(base, side).map(({ airing }) => ({ field: `/${nameOf(airing.id)}` }))
  return {
    merged: valuesOf(merged),
    conflicts: disputes.map(({ id, ...of }) => ({
      ...{ field: `/${nameOf(id)}`, kind: 'value' as const, base: of.base, mine: of.mine, theirs: of.theirs },
    })),
    marks: [],
    ...{ mine: sides.mine, theirs: sides.theirs, taken: fieldsOf(theirs), kept: fieldsOf(mine) },
    schedules: { base, mine, theirs, merged },
    disputes,
  }
}
