import { checkPin } from './checkPin.ts'
import { checkSchedule } from './checkSchedule.ts'
import { readSchedule } from './readSchedule.ts'
import { readScheduleTitles } from './readScheduleTitles.ts'
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
}
