import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { dayBounds, dayOf, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { followLoop } from '#contract/rules/schedule/loop/followLoop.ts'
import { endOf, type Loop } from '#contract/rules/schedule/model/schedule.ts'
import { readLoop, writeLoop } from '#contract/rules/schedule/wire/loopOnWire.ts'
import { SCHEDULE_DAYS } from '#contract/values/schedule.ts'
import { DomainError, errorRow } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'
import type { StoredLoop } from '../../stores/schedule/readOnAirSchedule.ts'
import type { VirtualChannel } from '../../stores/schedule/readVirtualChannels.ts'
import type { TransactionStores } from '../../stores/transactionStores.ts'
import { loopName, SCHEDULE_KIND } from '../../stores/schedule/scheduleKind.ts'
import { afterLostRace } from './afterLostRace.ts'
import { warningsIn } from './readSchedule.ts'
import { refusePublishing } from './refusePublishing.ts'
import { virtualChannel } from './virtualChannel.ts'

/**
 * Lets days repeat until an instant, as a draft or on air; without any days the loop ends: on the side that is named
 * alone, so that nothing goes off air by saving a draft. What has aired by a loop stays as it aired, the airing that
 * runs now to its end. Its turns are stored nowhere, so that it is one document however long it lasts. `rev` says which
 * loop it started from; only where there is none it may be left out.
 */
export const loopSchedule: Command<'loopSchedule'> = async (context, { body }) => {
  const { services } = context
  const { cs, days } = await daysNamed(context, body)
  const channel = await virtualChannel(context, cs)
  const st = body.st ?? 'draft'
  if (st === 'published') await refusePublishing(context)
  const [first, last] = [days[0], days.at(-1)]
  const next =
    first !== undefined && last !== undefined ? loopOf(body, { first, last, now: services.now() }) : undefined
  const save = async () => storing(context, await virtualChannel(context, cs), { next, st, rev: body.rev })
  await afterLostRace(() => services.idempotency.once(context, save))
  if (!next) return { data: [] }
  const sides = st === 'published' ? 'published' : 'shown'
  const { schedule } = await services.schedules.onAir(context, { cs: channel.cs, range: next.block, sides })
  const wrngOf = await warningsIn(context, schedule, { channel, now: services.now() })
  return { data: days.map((dt) => ({ dt, st, wrng: wrngOf(dt) })) }
}

type LoopChange = { next: Loop | undefined; st: 'draft' | 'published'; rev: number | undefined }

/** What stands and what airs is read within the transaction that the loop is written in. */
function storing(context: CallContext, channel: VirtualChannel, { next, st, rev }: LoopChange) {
  const { cs, prd } = channel
  return async ({ documents, schedules }: TransactionStores) => {
    await schedules.holdChannel(channel)
    const stored = await schedules.loop(context, cs)
    refuseStaleLoop(cs, stored, rev)
    const live = stored?.published && readLoop(stored.published.payload)
    if (!next && !stored?.draft && (!live || live.ended)) throw new DomainError('notFound')
    const now = context.services.now()
    const loop =
      st === 'published'
        ? followLoop(live, next, await cutOf({ schedules, reader: context, now }, cs))
        : (next ?? (live && { ...live, ended: true as const }))
    if (st === 'published') await refuseProcessing({ schedules, reader: context, now }, cs, [live, loop])
    const name = loopName(cs)
    const payload = loop && { cs, prd, ...writeLoop(st === 'published' ? loop : planned(loop)) }
    const verb = payload ? (st === 'published' ? 'publish' : 'saveDraft') : 'deleteContent'
    await documents.writeTogether(context, SCHEDULE_KIND, [name], (factsBy) => {
      // Told without data: it is read and judged once more.
      if ((factsBy.get(name)?.rev ?? 0) !== (stored?.rev ?? 0)) throw new DomainError('scheduleStale')
      return [payload ? { name, verb, next: { payload, schema: 1 } } : { name, verb }]
    })
    return null
  }
}

/** A draft says what is wanted; what has aired by then follows when it goes on air. */
function planned({ block, until, broken, ended }: Loop): Loop {
  return { block, until, broken, ...(ended && { ended }) }
}

type Standing = { schedules: TransactionStores['schedules']; reader: CallContext; now: number }

/** Turns change from here on: what runs now by the loop runs to its end. */
async function cutOf({ schedules, reader, now }: Standing, cs: string): Promise<number> {
  const { airings } = await schedules.onAir(reader, {
    ...{ cs, range: { from: now, to: now + 1 }, sides: 'published' },
  })
  return airings.reduce((cut, airing) => Math.max(cut, endOf(airing)), now)
}

/** Refuses another revision than the one that stands, with both sides as they are. */
function refuseStaleLoop(cs: string, stored: StoredLoop | undefined, rev: number | undefined): void {
  const sides = (['draft', 'published'] as const).flatMap((st) => {
    const side = stored?.[st]
    return side ? [{ st, key: side.key, ...side.payload }] : []
  })
  if (rev === undefined) {
    if (sides.some(({ ended }) => !ended)) throw new DomainError('revisionMissing')
  } else if (rev !== (stored?.rev ?? 0)) {
    const data = { err: { msg: errorRow('scheduleStale').text }, cs, theirs: sides, rev: stored?.rev ?? 0 }
    throw new DomainError('scheduleStale', { data })
  }
}

/** Turns in days that are being processed stay as they are. */
async function refuseProcessing(
  { schedules, reader, now }: Standing,
  cs: string,
  loops: readonly (Loop | undefined)[],
): Promise<void> {
  const until = Math.max(now, ...loops.flatMap((loop) => loop?.until ?? []))
  const days = await schedules.processingDays(reader, {
    cs,
    from: dayOf(now, 'UTC'),
    to: dayOf(until, 'UTC'),
  })
  if (days.length === 0) return
  const data = { err: { msg: errorRow('dayProcessing').text }, dt: days[0], days: days.map((dt) => ({ dt })) }
  throw new DomainError('dayProcessing', { data })
}

type Body = Parameters<typeof loopSchedule>[1]['body']

/** The days of the block, of one channel and without a hole between them. */
async function daysNamed({ services }: CallContext, { keys, cs }: Body): Promise<{ cs: string; days: Day[] }> {
  if (keys.length === 0) {
    if (cs === undefined) throw malformed('Name the channel whose loop ends.')
    return { cs, days: [] }
  }
  const names = (await services.schedules.namesOf(keys)).map((name) => {
    const at = name.lastIndexOf('/')
    return { cs: name.slice(0, at), dt: name.slice(at + 1) }
  })
  const [first] = names
  if (!first) throw new DomainError('notFound')
  const days = names.map(({ dt }) => dt).toSorted()
  const isWhole = days.every((dt, nth) => nth === 0 || dt === shiftDay(days[nth - 1] ?? '', 1))
  if (!isWhole || days.length > SCHEDULE_DAYS || names.some((one) => one.cs !== first.cs))
    throw malformed(`A loop repeats days of one channel that follow each other, at most ${SCHEDULE_DAYS}.`)
  return { cs: first.cs, days }
}

function loopOf({ end_date_time, broken = [] }: Body, { first, last, now }: { first: Day; last: Day; now: number }) {
  const block = { from: dayBounds(first, 'UTC').from, to: dayBounds(last, 'UTC').to }
  const until = parseDate(end_date_time)
  if (until === undefined || !isGuideTime(until)) throw malformed('The end of the loop cannot be read.')
  if (until <= now || until <= block.to) throw new DomainError('endPassed', { field: '/end_date_time' })
  return readLoop({ ...writeLoop({ block, until, broken: [] }), broken })
}

const malformed = (description: string) => new DomainError('malformed', { description })
