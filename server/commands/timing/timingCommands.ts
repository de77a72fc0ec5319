import { clearTiming } from './clearTiming.ts'
import { listTimings } from './listTimings.ts'
import { readBulkStatus } from './readBulkStatus.ts'
import { readTiming } from './readTiming.ts'
import { setTiming } from './setTiming.ts'

/** Timing and the jobs behind it (calls.md sections 3 and 6). */
export const timingCommands = { readTiming, setTiming, clearTiming, listTimings, readBulkStatus }
