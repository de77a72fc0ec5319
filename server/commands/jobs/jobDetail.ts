import type { JobDetail } from '#contract/schemas/bulk.ts'
import { mayUndo } from '#contract/rules/bulk/mayUndo.ts'
import { isBulkKind, isInFlight, MEDIA_KINDS } from '#contract/values/jobs.ts'
import type { CallContext } from '../../context.ts'
import { ALL } from '../../stores/documents/totals.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { entryOf } from '../../stores/jobs/listJobs.ts'
import { jobFile } from '../transfer/jobFile.ts'
import { viewableKinds } from '../catalogue/viewableKinds.ts'
import { itemScope, mayOpenFile, seesWhole } from './visibleJob.ts'

/** Keys that stand in one answer; all of them are listed page by page. */
const FAILURE_KEYS = 1_000

/** A job with all that is known of it, as far as the caller may see it. */
export async function jobDetail(context: CallContext, job: JobRow): Promise<JobDetail> {
  const { actor } = context
  const isMany = isBulkKind(job.kind)
  const names = job.doc === job.id ? [] : await namesOf(context, job.doc)
  const entry = entryOf({ ...job, lon: names[0]?.lon ?? null, ia: names[0]?.ia ?? null }, actor.uid)
  const isMine = job.uid === actor.uid
  return {
    ...entry,
    failureKeys: await failedIn(context, job),
    steps: job.steps,
    what: seesWhole(context, job) ? whatOf(job) : {},
    ...(job.message === null ? {} : { message: job.message }),
    ...(mayOpenFile(context, job) ? jobFile(context.services, job) : {}),
    cancellable: isMine && (isMany || MEDIA_KINDS.includes(job.kind)) && isInFlight(job.status),
    undoable: isMine && mayUndo({ ...job, undoneBy: job.undone_by ?? undefined }),
    ...(job.undone_by === null ? {} : { undoneBy: job.undone_by }),
    ...(job.undoes === null ? {} : { undoes: job.undoes }),
  }
}

/** What was asked for, without the titles: these are the job's items, or too many to be told. */
function whatOf({ input: { keys: _keys, ...what } }: JobRow): JobDetail['what'] {
  return what
}

async function namesOf(context: CallContext, doc: string) {
  return context.services.lists.rowsOf(context, viewableKinds(context), [doc], ALL)
}

export async function failedIn(context: CallContext, job: JobRow): Promise<string[]> {
  if (job.failure === 0) return []
  return isBulkKind(job.kind)
    ? context.services.bulkJobs.failureKeys(job.id, itemScope(context, job), FAILURE_KEYS)
    : [job.doc]
}
