import { listPresence } from './listPresence.ts'
import { showPresence } from './showPresence.ts'

/** Commands of calls.md section 8 that concern presence. */
export const presenceCommands = { showPresence, listPresence }
