import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { can } from '#contract/rules/access/can.ts'
import { feedName } from '#contract/rules/epg/feedName.ts'
import type { EpgDryRun } from '#contract/schemas/live/ingestion.ts'
import { FEED_NAME_LENGTH } from '#contract/values/ingestion.ts'
import { CHANNEL_TYPE } from '#contract/values/guide.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext, Command } from '../../context.ts'
import type { UploadedFile } from '../../caller.ts'
import { FeedRefused, refusalWords } from '../../epg/feedRefused.ts'
import { feedTiming } from '../../epg/feedTiming.ts'
import { gatherFeed } from '../../epg/gatherFeed.ts'
import { readFeed } from '../../epg/readFeed.ts'
import { matchGathered, stageFeed } from '../../jobs/epg/stageFeed.ts'
import type { NewIngestion } from '../../stores/epg/ingestionRows.ts'
import { receiveUpload, type ReceivedUpload } from '../../transfer/receiveUpload.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { enqueueIngestion, newIngestion } from './startIngestion.ts'

/**
 * Takes in the programme guide of a file. It is read to its end before there is a job, so that a feed that is broken
 * anywhere is refused with its place, and nothing of it stays.
 */
export const importEpgFile: Command<'importEpgFile'> = async (context, { query }) => {
  const { services, actor } = context
  if (!can(actor, 'epg', 'create')) throw new DomainError('forbidden')
  const file = await context.file()
  await refuseChannel(context, query.channelId)
  const isTried = query.dryRun === 'true'
  // The job of the first try may be the one too many.
  if (!isTried && !(await services.idempotency.isAnswered(context))) await services.bulkJobs.refuseTooMany(actor.uid)
  const upload = await receiveUpload(file)
  try {
    return await services.transfers.turn(actor.uid, (): Promise<Answer<EpgDryRun | JobAnswer>> => {
      const named = { feed: feedOf(file), file: file.filename, channel: query.channelId ?? null }
      const ingestion = newIngestion(context, { id: services.newId(), ...named })
      return isTried ? dryRun(context, upload, ingestion) : takeIn(context, upload, ingestion)
    })
  } catch (error) {
    throw error instanceof FeedRefused ? refused(error) : error
  } finally {
    await upload.remove()
  }
}

/** A channel that is named must be one that the caller sees. */
export async function refuseChannel({ services, ...reader }: CallContext, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const [channel] = await services.epg.ourChannels(reader, catalogUrn(CHANNEL_TYPE), [id])
  if (!channel) throw new DomainError('notFound')
}

/** Where a feed is from: as it is said, else by its file's name. */
function feedOf({ fields, filename }: UploadedFile): string {
  const said = (fields.feed ?? '').trim()
  return (said || feedName(filename) || 'feed').slice(0, FEED_NAME_LENGTH)
}

function refused(error: FeedRefused): DomainError {
  const { problem: keyword, line, column } = error
  const description = refusalWords(error)
  const fields = [{ field: '/file', description, keyword, params: { line, column } }]
  return new DomainError('feedRefused', { description, fields })
}

const itemsOf = ({ path }: ReceivedUpload) => readFeed(createReadStream(path))

async function dryRun(
  context: CallContext,
  upload: ReceivedUpload,
  ingestion: NewIngestion,
): Promise<Answer<EpgDryRun>> {
  const gathering = gatherFeed()
  const timing = feedTiming()
  for await (const item of itemsOf(upload)) {
    const programme = gathering.take(item)
    if (programme) timing.take(programme)
  }
  const gathered = gathering.result()
  const { channels, programmes, notes, span } = gathered
  const matches = await matchGathered(context.services, context, ingestion, gathered)
  const leftOut = new Set(matches.filter(({ state }) => state === 'leftOut').map(({ src }) => src))
  const names = new Map(channels.map(({ id, names: [name] }) => [id, name?.n ?? id]))
  return {
    data: {
      feed: ingestion.feed,
      channels: channels.length,
      programmes,
      matched: matches.filter(({ state }) => state === 'matched').length,
      unmatched: matches.filter(({ state }) => state === 'waiting').length,
      // Counted by its channels, as part of the timing.
      notes: notes.filter(({ code }) => code !== 'zeroLength'),
      timing: timing.result((id) => (leftOut.has(id) ? undefined : (names.get(id) ?? id))),
      ...(span && { start: new Date(span.from).toISOString(), end: new Date(span.to).toISOString() }),
    },
  }
}

/** Programmes wait in the database before there is a job for them; those of a try that put none in are cleared. */
async function takeIn(
  context: CallContext,
  upload: ReceivedUpload,
  ingestion: NewIngestion,
): Promise<Answer<JobAnswer>> {
  const { services } = context
  const requestHash = createHash('sha256')
    .update(JSON.stringify([context.requestHash, upload.hash, upload.name, ingestion.feed]))
    .digest('base64url')
  let isTakenIn = false
  try {
    const job = await services.idempotency.once({ ...context, requestHash }, async () => {
      await services.epg.begin(ingestion)
      await stageFeed(services, context, ingestion, itemsOf(upload))
      return async (stores) => jobHead(await enqueueIngestion(context, stores, ingestion))
    })
    isTakenIn = job.id === ingestion.id
    return jobAnswer(job)
  } finally {
    if (!isTakenIn) await services.epg.drop(ingestion.id)
  }
}
