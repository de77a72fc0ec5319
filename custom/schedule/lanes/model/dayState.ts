import { statusName, type StatusName } from '#contract/rules/labels/statusName.ts'
import { isProcessing } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { DayState } from '#contract/rules/schedule/model/schedule.ts'

/** What is said of a day: that it is processing, its status, or that it was never saved. */
export function dayStateName(state: DayState | undefined): StatusName | 'empty' {
  if (state && isProcessing(state)) return 'processing'
  return state?.st ? statusName(state.st) : 'empty'
}
