import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { FEED_NAME_LENGTH } from '#contract/values/ingestion.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { refuseChannel } from './importEpgFile.ts'
import { enqueueIngestion, newIngestion } from './startIngestion.ts'

/** Takes in a station's feed, read by the job from where the operator allows; one of a station and channel at a time. */
export const ingestEpg: Command<'ingestEpg'> = async (context, { body }) => {
  const { services } = context
  const job = await services.idempotency.once(context, async () => {
    const { station, channelId, start } = body
    services.stations.check(station)
    await refuseChannel(context, channelId)
    const since = start === undefined ? undefined : parseDate(start)
    if (start !== undefined && (since === undefined || !isGuideTime(since)))
      throw new DomainError('malformed', { field: '/start', description: `'${start}' is no instant.` })
    const ingestion = newIngestion(context, {
      id: services.newId(),
      feed: station.slice(0, FEED_NAME_LENGTH),
      station,
      channel: channelId ?? null,
      since: since === undefined ? null : new Date(since).toISOString(),
    })
    return async (stores) => {
      if (await stores.epg.isRunning(ingestion)) throw new DomainError('running')
      await stores.epg.begin(ingestion)
      return jobHead(await enqueueIngestion(context, stores, ingestion))
    }
  })
  return jobAnswer(job)
}
