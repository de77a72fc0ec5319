import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { allGuards, refuseTakenServiceId, type ServiceIdCaller } from '../../decisions/refuseTakenServiceId.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { PreviousVersion } from '../../stores/documents/many/former.ts'
import type { Guard } from '../../stores/documents/documentChange.ts'
import type { ManyChange } from '../../stores/documentStore.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import type { TakenBackItem } from '../../stores/bulkJobStore.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { decideUndo } from './decideUndo.ts'
import { OVERLAPPING, workOff, type Pause } from './workOff.ts'

/** Takes a job back: each title stands as it did before it, where nothing newer stands. */
export async function runUndo(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const ledger = { job: job.id, attempt: job.attempt }
  await workOff(
    job,
    pause,
    services.bulkJobs.waitingUndo,
    async (items) => {
      const caller = await jobCaller(services, job)
      const type = typeOfJob(services, job)
      const kind = catalogKind(type)
      const stored = await services.documents.versionsAt(kind, items.flatMap(keysOf))
      const newKeys = () => [services.newId(), services.newId()] as const
      return services.documents.writeMany(
        caller,
        kind,
        items.map((item) => ({
          nth: item.nth,
          id: item.doc,
          asksProvenance: item.before.made === true || item.before.provenance !== undefined,
          decide: async (facts) => {
            const change = decideUndo(caller, type, item, { facts, stored, newKeys: newKeys() })
            return { ...change, guard: await guardOfReturn({ ...caller, services }, type, facts, change) }
          },
        })),
        ledger,
      )
    },
    OVERLAPPING,
  )
  if (job.undoes !== null) await services.epg.giveBackSources(job.undoes, job.urn)
}

/** A channel comes back as its schedule allows: what is planned meanwhile keeps its service id and its products. */
async function guardOfReturn(
  caller: ServiceIdCaller,
  type: TypeDocument,
  facts: DocumentFacts | undefined,
  { verbs }: ManyChange,
): Promise<Guard | undefined> {
  const own = [facts?.draft?.payload, facts?.published?.payload] as const
  const sides = [
    [verbs?.draft, facts?.draft],
    [verbs?.published, facts?.published],
  ] as const
  const guards = sides.map(([next, now]) =>
    refuseTakenServiceId(caller, type, facts?.id, next?.payload ?? undefined, { own, replaced: [now?.payload] }),
  )
  return allGuards(await Promise.all(guards))
}

function keysOf({ before }: TakenBackItem): string[] {
  if (before.made) return []
  return [before.draft, before.published, before.rest].flatMap(
    (version: PreviousVersion | undefined) => version?.key ?? [],
  )
}
