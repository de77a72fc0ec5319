import { can } from '#contract/rules/access/can.ts'
import type { IngestionShift } from '#contract/schemas/live/ingestion.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { IncomingAiring, StandingAiring } from '../../epg/guideAiring.ts'
import { outranksOn } from '../../epg/outranked.ts'
import { createShiftTally, shiftedBack } from '../../epg/shiftOf.ts'
import { incomingOf, standingOf, type StagedData } from '../../epg/slots.ts'
import type { Sender } from '../../stores/documents/sender.ts'
import type { IngestionRow } from '../../stores/epg/ingestionRows.ts'
import type { ChannelToPlan } from '../../stores/epg/planned.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import type { JobServices } from '../jobCaller.ts'
import { MARGIN_MS, planChanges, spanOf } from './planChanges.ts'

/** How far a shift is looked for around a feed, ms. */
const SHIFT_MARGIN_MS = 15 * 3_600_000
const URN = catalogUrn(AIRING_TYPE)

type Parts = { services: JobServices; caller: Sender; ingestion: IngestionRow }

/**
 * Holds the channels of a feed that are known and were not looked at yet against the guide, one by one. A feed that
 * looks shifted as a whole changes nothing until somebody has said what is right.
 */
export async function planIngestion(parts: Parts, job: JobRow): Promise<void> {
  const { services, caller, ingestion } = parts
  const channels = await services.epg.toPlan(ingestion.id)
  const shift: IngestionShift | undefined = ingestion.shift ?? (await shiftIn(parts, channels))
  if (shift && !ingestion.shift) await services.epg.saveShift(ingestion.id, shift)
  const waits = shift !== undefined && shift.decision === undefined
  const mayDelete = can(caller.actor, 'epg', 'delete')
  const { feed } = ingestion
  const orders = await services.epg.feedOrders(
    caller,
    catalogUrn(CHANNEL_TYPE),
    channels.map(({ channel }) => channel),
  )
  for (const channel of channels) {
    const said = await incomingFor(parts, channel)
    const incoming = shift?.decision === 'correct' ? shiftedBack(said, shift) : said
    const standing = await standingAround(parts, channel, incoming, MARGIN_MS)
    const outranks = outranksOn(orders.get(channel.channel) ?? [], feed)
    const policy = { channel: channel.channel, waits, mayDelete, feed, outranks }
    const plan = planChanges(standing, incoming, policy)
    const isKept = await services.epg.plan(job, { src: channel.src, urn: URN, ...plan })
    // Called off, or taken over by another server: this one stops where it is.
    if (!isKept) throw new DomainError('jobFinished')
  }
}

async function shiftIn(parts: Parts, channels: readonly ChannelToPlan[]) {
  const tally = createShiftTally()
  for (const channel of channels) {
    const incoming = await incomingFor(parts, channel)
    const standing = await standingAround(parts, channel, incoming, SHIFT_MARGIN_MS)
    tally.add({ incoming, standing: standing.filter(({ isTakenDown }) => !isTakenDown) })
  }
  return tally.shift()
}

async function incomingFor({ services, ingestion }: Parts, { src }: ChannelToPlan): Promise<IncomingAiring[]> {
  const staged = await services.epg.programmes(ingestion.id, src)
  return incomingOf(staged.map(({ n, start, data }) => ({ n, start, data: data as StagedData })))
}

async function standingAround(
  { services, caller }: Parts,
  { channel }: ChannelToPlan,
  incoming: readonly IncomingAiring[],
  margin: number,
): Promise<StandingAiring[]> {
  const span = spanOf(incoming)
  if (!span) return []
  const around = { from: span.from - margin, to: span.to + margin }
  return (await services.epg.standingOrTakenDown(caller, URN, channel, around)).flatMap(standingOf)
}
