import { bulkUpdate } from './bulkUpdate.ts'
import { dryRunBulk } from './dryRunBulk.ts'
import { sortEpisodes } from './sortEpisodes.ts'

/** Bulk changes (calls.md section 6). */
export const bulkCommands = { bulkUpdate, dryRunBulk, sortEpisodes }
