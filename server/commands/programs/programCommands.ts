import { listProgramUsage } from './listProgramUsage.ts'
import { readProgramUsage } from './readProgramUsage.ts'

/** Where programs are used (calls.md section 14). */
export const programCommands = { readProgramUsage, listProgramUsage }
