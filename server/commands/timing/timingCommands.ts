import { clearTiming } from './clearTiming.ts'
import { listTimings } from './listTimings.ts'
import { readTiming } from './readTiming.ts'
import { setTiming } from './setTiming.ts'

/** Timing (calls.md section 3). */
export const timingCommands = { readTiming, setTiming, clearTiming, listTimings }
