import { Readable } from 'node:stream'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { namesOf, titleOf } from '#contract/schemas/readers.ts'
import { TEAM_EVENT_TYPE, TEAM_TYPE } from '#contract/values/events.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { ImportInput } from '../../jobs/transfer/importPlan.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { inspectFile } from '../../transfer/inspectFile.ts'
import { receiveUpload, type ReceivedUpload } from '../../transfer/receiveUpload.ts'
import { knownKind, knownType } from '../catalogue/knownType.ts'
import { startImport } from '../transfer/startImport.ts'
import { eventRow, type FeedTeam } from './eventRows.ts'

/** Whose word a list of games is: sports data. */
const SOURCE = 'sds'

/**
 * Takes in the events of a team from where the operator allows, one ingestion of a team at a time. It goes the way of an
 * import: rows that are known by their external id change what stands, others make new events, each once.
 */
export const ingestEvent: Command<'ingestEvent'> = async (context, { body }) => {
  const { services, actor } = context
  const { team, name, feed } = await teamOf(context, body.teamId)
  const station = body.station ?? feed
  if (station === undefined)
    throw new DomainError('malformed', { field: '/station', description: 'The team has no feed of its own; name one.' })
  services.stations.check(station)
  const since = body.start === undefined ? undefined : parseDate(body.start)
  if (body.start !== undefined && since === undefined)
    throw new DomainError('malformed', { field: '/start', description: `'${body.start}' is no instant.` })
  if (!(await services.idempotency.isAnswered(context))) {
    await refuseSecond(services, team.id)
    await services.bulkJobs.refuseTooMany(actor.uid)
  }
  const upload = await feedFile(context, station)
  try {
    return await services.transfers.turn(actor.uid, () => takeIn(context, upload, { team, name, since }))
  } finally {
    await upload.remove()
  }
}

type Taken = { team: FeedTeam; name: string; since: number | undefined }

async function takeIn(context: CallContext, upload: ReceivedUpload, { team, name, since }: Taken) {
  const type = knownType(context, TEAM_EVENT_TYPE)
  const { mapping, dates } = await inspectFile(type, upload, { mapping: {}, dates: {} }, context.signal)
  const input: ImportInput = {
    ...{ mapping, columns: Object.keys(mapping), publish: false, fileName: upload.name, source: SOURCE, dates },
    ...{ team: team.id, teamName: name },
    ...(context.product !== undefined && { product: context.product }),
  }
  return startImport(context, type, upload, input, {
    take: (values) => eventRow(values, { team, since, mapping }),
    refuse: (stores) => refuseSecond(stores, team.id),
  })
}

/** Asked before the feed is fetched, and again where the job is put in: another may have begun meanwhile. */
async function refuseSecond({ epg }: Pick<TransactionStores, 'epg'>, team: string): Promise<void> {
  if (await epg.isTeamRunning(team)) throw new DomainError('running')
}

/** The team, what feeds call it, and what its own feed is called. */
async function teamOf(context: CallContext, id: string) {
  const { json } = await context.services.documents.read(context, knownKind(context, TEAM_TYPE), id)
  const record = JSON.parse(json) as Record<string, unknown>
  const { c, ex_tm_sts_id: feed, ex_id } = record
  const words = [id, c, feed, ex_id, ...namesOf(record).map(({ n }) => n)].filter((word) => typeof word === 'string')
  return {
    team: { id, words: new Set(words.map((word) => word.toLocaleLowerCase())) },
    name: titleOf(record),
    feed: typeof feed === 'string' && feed !== '' ? feed : undefined,
  }
}

/** A station's list on this machine; what is no table and no JSON is refused here. */
async function feedFile({ services }: CallContext, station: string): Promise<ReceivedUpload> {
  const bytes = await services.stations.open(station)
  const name = station.split('/').at(-1) || 'feed'
  return receiveUpload({
    ...{ filename: name, mimetype: '', fields: {}, isTruncated: () => false },
    stream: Readable.from(bytes),
  })
}
