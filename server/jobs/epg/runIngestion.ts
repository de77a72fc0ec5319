import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfImport } from '#contract/rules/transfer/rightsOfImport.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { FeedRefused, refusalWords } from '../../epg/feedRefused.ts'
import { readFeed } from '../../epg/readFeed.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Sender } from '../../stores/documents/sender.ts'
import type { WaitingItem } from '../../stores/bulkJobStore.ts'
import type { IngestionRow } from '../../stores/epg/ingestionRows.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { workOff, type Pause } from '../bulk/workOff.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { transferCaller, type TransferInput } from '../transfer/transferCaller.ts'
import { decideAiring } from './decideAiring.ts'
import { planIngestion } from './planIngestion.ts'
import { stageFeed } from './stageFeed.ts'

/**
 * Takes a feed in: reads a station's, holds what is known against the guide, writes what needs nobody's word. Run again
 * after a crash, after a decision and after a retry; each goes on where the one before has come to.
 */
export async function runIngestion(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const ingestion = await services.epg.find(job.id)
  if (!ingestion) throw new DomainError('notFound')
  const callerNow = async (): Promise<Sender> => {
    const whole = await jobCaller(services, job)
    if (!canAll(whole.actor, rightsOfImport(typeOfJob(services, job), false))) throw new DomainError('forbidden')
    return transferCaller(whole, job.input as TransferInput)
  }
  if (ingestion.state === 'staging') await stageStation(services, await callerNow(), ingestion)
  await planIngestion({ services, caller: await callerNow(), ingestion }, job)
  await workOff(job, pause, services.bulkJobs.waiting, async (items) =>
    writeSlice(services, await callerNow(), job, items),
  )
}

async function stageStation(services: JobServices, caller: Sender, ingestion: IngestionRow): Promise<void> {
  await services.epg.clear(ingestion.id)
  try {
    const bytes = await services.stations.open(ingestion.station ?? '')
    await stageFeed(services, caller, ingestion, readFeed(bytes))
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    const { problem, line, column } = error
    await services.epg.refuse(ingestion.id, { problem, line, column, description: refusalWords(error) })
    throw new DomainError('feedRefused')
  }
}

async function writeSlice(
  services: JobServices,
  caller: Sender,
  job: JobRow,
  items: readonly WaitingItem[],
): Promise<boolean> {
  const type = services.types.get(AIRING_TYPE)
  if (!type) throw new DomainError('notFound')
  const changes = await services.epg.changesOfItems(
    job.id,
    items.map(({ nth }) => nth),
  )
  const channels = [...new Set([...changes.values()].flat().map(({ channel }) => channel))]
  const ours = await services.epg.ourChannels(caller, catalogUrn(CHANNEL_TYPE), channels)
  const products = new Map(ours.map(({ id, prd }) => [id, prd]))
  const plan = { services, caller, type, productsOf: (channel: string) => products.get(channel) ?? [] }
  return services.documents.writeMany(
    caller,
    catalogKind(type),
    items.map(({ nth, doc }) => ({
      nth,
      id: doc === '' ? undefined : doc,
      asksProvenance: doc !== '',
      decide: (facts, former) => decideAiring(plan, changes.get(nth) ?? [], facts, former),
    })),
    { job: job.id, attempt: job.attempt },
  )
}
