import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { dayBounds, shiftDay, type Day } from '#contract/rules/dates/zoneDays.ts'
import { readLoop, writeLoop } from '#contract/rules/schedule/wire/loopOnWire.ts'
import { SCHEDULE_DAYS } from '#contract/values/schedule.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'
import { loopName, SCHEDULE_KIND } from '../../stores/schedule/scheduleKind.ts'
import { warningsIn } from './readSchedule.ts'
import { refusePublishing } from './refusePublishing.ts'
import { virtualChannel } from './virtualChannel.ts'

/**
 * Lets days repeat until an instant, as a draft or on air; without any days the loop ends. Its turns are stored nowhere,
 * so that it is one document however long it lasts. `rev` says which loop it started from.
 */
export const loopSchedule: Command<'loopSchedule'> = async (context, { body }) => {
  const { services } = context
  const { cs, days } = await daysNamed(context, body)
  const channel = await virtualChannel(context, cs)
  const st = body.st ?? 'draft'
  const stored = await services.schedules.loop(context, channel.cs)
  // What airs by a loop stops with it: that is as grave as putting it on air.
  if (st === 'published' || (days.length === 0 && stored?.published)) await refusePublishing(context)
  const [first, last] = [days[0], days.at(-1)]
  const loop = first && last && loopOf(body, { first, last, now: services.now() })
  const name = loopName(channel.cs)
  await services.idempotency.once(context, async () => async ({ documents }) => {
    await documents.writeTogether(context, SCHEDULE_KIND, [name], (factsBy) => {
      const facts = factsBy.get(name)
      if (body.rev !== undefined && (facts?.rev ?? 0) !== body.rev) throw new DomainError('scheduleStale')
      if (!loop) {
        if (facts?.state !== 'live') throw new DomainError('notFound')
        if (facts.published && !stored?.published) throw new DomainError('scheduleStale')
        return [{ name, verb: 'deleteContent' }]
      }
      const payload = { cs: channel.cs, prd: channel.prd, ...writeLoop(loop) }
      return [{ name, verb: st === 'published' ? 'publish' : 'saveDraft', next: { payload, schema: 1 } }]
    })
    return null
  })
  if (!loop) return { data: [] }
  const sides = st === 'published' ? 'published' : 'shown'
  const { schedule } = await services.schedules.onAir(context, { cs: channel.cs, range: loop.block, sides })
  const wrngOf = await warningsIn(context, schedule, { channel, now: services.now() })
  return { data: days.map((dt) => ({ dt, st, wrng: wrngOf(dt) })) }
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
