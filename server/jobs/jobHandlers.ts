import type { JobKind } from '#contract/values/jobs.ts'
import type { TimedVerb } from '#contract/schemas/timing.ts'
import type { JobRow } from '../stores/jobs/jobRow.ts'
import { runReaggregate } from './aggregate/runReaggregate.ts'
import { runBulk } from './bulk/runBulk.ts'
import { runSort } from './bulk/runSort.ts'
import { runUndo } from './bulk/runUndo.ts'
import type { Pause } from './bulk/workOff.ts'
import { runRestoreOriginal } from './aggregate/runRestoreOriginal.ts'
import type { JobServices } from './jobCaller.ts'
import { runIngestion } from './epg/runIngestion.ts'
import { runConversion } from './liveToVod/runConversion.ts'
import { runBreaks } from './media/runBreaks.ts'
import { dropClip, runClip } from './media/runClip.ts'
import { runCut } from './media/runCut.ts'
import { runExport } from './transfer/runExport.ts'
import { runImport } from './transfer/runImport.ts'
import { runDelivery } from './timed/runDelivery.ts'
import { runTimed } from './timed/runTimed.ts'

/** Why a job failed for good: a number of the error catalogue and its words. */
export type JobRefusal = { code: number; description: string }

type JobHandler = {
  /** Has one effect however often it is run for the same job. */
  run: (job: JobRow, pause?: Pause) => Promise<void>
  /** Keeps a failure where people look for it; done before the job is closed, so it may be done twice. */
  failed?: (job: JobRow, refusal: JobRefusal) => Promise<void>
}

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler }

/** What each kind of job does. */
export function jobHandlers(services: JobServices): JobHandlers {
  const timed = (verb: TimedVerb): JobHandler => ({
    run: (job) => runTimed(services, job),
    failed: ({ urn, doc, actor, prd, input }, refusal) =>
      services.timings.fail(
        { urn, id: doc },
        { verb, due: new Date(String(input.due)).toISOString(), ...refusal },
        { actor, prd },
      ),
  })
  return {
    timedPublish: timed('publish'),
    timedUnpublish: timed('unpublish'),
    reaggregate: { run: (job) => runReaggregate(services, job) },
    restoreOriginal: { run: (job) => runRestoreOriginal(services, job) },
    bulkUpdate: { run: (job, pause) => runBulk(services, job, pause) },
    sortEpisodes: { run: (job, pause) => runSort(services, job, pause) },
    undo: { run: (job, pause) => runUndo(services, job, pause) },
    importContent: { run: (job, pause) => runImport(services, job, pause) },
    ingestEpg: { run: (job, pause) => runIngestion(services, job, pause) },
    exportContent: { run: (job) => runExport(services, job) },
    convertLiveToVod: { run: (job) => runConversion(services, job) },
    deliver: {
      run: (job) => runDelivery(services, job),
      failed: ({ doc }) => services.deliveries.note(doc, { problem: 'broken' }),
    },
    makeClip: {
      run: (job, pause) => runClip(services, job, pause),
      failed: (job) => dropClip(services, job),
    },
    cutMedia: { run: (job, pause) => runCut(services, job, pause) },
    findBreaks: { run: (job, pause) => runBreaks(services, job, pause) },
    deriveMedia: { run: (job) => services.media.derive(job.doc) },
  }
}
