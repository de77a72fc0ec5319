import type { Day } from '#contract/rules/dates/zoneDays.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { FixedReason } from '#contract/rules/schedule/model/whyFixed.ts'
import type { RightsMap } from '#contract/rules/schedule/warnings/checkRights.ts'
import type { DayWarning } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { RightsFailure } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import type { Status } from '#contract/values/status.ts'
import { isSameWorkOf } from '../../session/editedSchedule.ts'

/** What the states of rows follow from. */
export type StateFacts = {
  now: number
  failures: RightsMap
  live: Schedule | undefined
  isReadOnly: boolean
  fixedOf: (airing: Airing) => FixedReason | undefined
  dayStateOf: (day: Day) => { st?: Status; isProcessing: boolean }
  warningsOf: (day: Day) => readonly DayWarning[]
}

type AiringState = {
  isOnAir: boolean
  isPinned: boolean
  /** One of each code. */
  failures: readonly RightsFailure[]
  /** Against what viewers have. */
  change: 'added' | 'moved' | 'changed' | undefined
}

/** What a row says of an airing beside its times. */
export function airingState(airing: Airing, { now, failures, live }: StateFacts): AiringState {
  const found = failures.get(airing.id) ?? []
  return {
    isOnAir: airing.start <= now && endOf(airing) > now,
    isPinned: airing.pinned,
    failures: found.filter(({ code }, at) => found.findIndex((other) => other.code === code) === at),
    change: live && changeOf(airing, live),
  }
}

function changeOf(airing: Airing, { byId }: Schedule): AiringState['change'] {
  const was = byId.get(airing.id)
  if (!was) return 'added'
  if (was.start !== airing.start) return 'moved'
  return isSameWorkOf(airing, was) ? undefined : 'changed'
}
