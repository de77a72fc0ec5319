import { listJobs } from './listJobs.ts'
import { readBulkStatus } from './readBulkStatus.ts'
import { retryJob } from './retryJob.ts'

/** Jobs (calls.md section 6). */
export const jobCommands = { readBulkStatus, listJobs, retryJob }
