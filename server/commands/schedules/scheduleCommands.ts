import { checkPin } from './checkPin.ts'
import { checkSchedule } from './checkSchedule.ts'
import { loopSchedule } from './loopSchedule.ts'
import { deleteSchedulePlan, listSchedulePlans, saveSchedulePlan } from './planCommands.ts'
import { readSchedule } from './readSchedule.ts'
import { readScheduleLoop } from './readScheduleLoop.ts'
import { readScheduleTitles } from './readScheduleTitles.ts'
import { exportVepg, readVepg } from './readVepg.ts'
import { saveScheduleDay } from './saveScheduleDay.ts'
import { saveScheduleDays } from './saveScheduleDays.ts'

/** Schedules of virtual channels (calls.md section 15). */
export const scheduleCommands = {
  readSchedule,
  saveScheduleDay,
  saveScheduleDays,
  checkSchedule,
  checkPin,
  readScheduleTitles,
  loopSchedule,
  readScheduleLoop,
  readVepg,
  exportVepg,
  listSchedulePlans,
  saveSchedulePlan,
  deleteSchedulePlan,
}
