import { readEpg } from './readEpg.ts'

/** The programme guide (calls.md section 16). */
export const epgCommands = { readEpg }
