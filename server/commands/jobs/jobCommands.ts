import { cancelJob } from './cancelJob.ts'
import { getJob } from './getJob.ts'
import { listJobItems } from './listJobItems.ts'
import { listJobs } from './listJobs.ts'
import { readBulkStatus } from './readBulkStatus.ts'
import { retryJob } from './retryJob.ts'
import { undoJob } from './undoJob.ts'

/** Jobs (calls.md section 6). */
export const jobCommands = { readBulkStatus, listJobs, getJob, listJobItems, cancelJob, retryJob, undoJob }
