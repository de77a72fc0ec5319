import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { can } from '#contract/rules/access/can.ts'
import { ON_AIR_KINDS } from '#contract/values/onAir.ts'
import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Person } from '#contract/schemas/people.ts'
import type { CallContext, Command } from '../../context.ts'
import { knownPeople } from '../people/knownPeople.ts'
import { visibleJob } from '../jobs/visibleJob.ts'
import { VIRTUAL_CHANNEL, virtualChannel } from '../schedules/virtualChannel.ts'
import { handlingOf } from './handlingOf.ts'

/** A kind, whose it is, and what of it, a day or a program: anything else would be kept for good. */
const KEY = /^([a-zA-Z]+):([\da-f-]{36})(?::([\da-f-]{36}|\d{4}-\d{2}-\d{2}))?$/

/**
 * Acknowledges a problem as it was seen, or gives it to somebody. Problems are worked out at each read, so none is
 * looked for here: what counts is that the caller sees the channel or the job that it names.
 */
export const handleOnAir: Command<'handleOnAir'> = async (context, { params, body }) => {
  const { actor, services } = context
  const mark = await services.idempotency.once(context, async () => {
    const about = await aboutOf(context, params.problem)
    const assignee = await assigneeOf(context, body.assignee)
    const by = { uid: actor.uid, name: actor.name }
    const at = new Date(services.now()).toISOString()
    const change = { key: params.problem, by, at, matters: body.matters, assignee, ...about }
    return (stores) => stores.onAir.saveMark(change)
  })
  return { data: { key: mark.key, handling: handlingOf(mark, mark.matters) ?? {} } }
}

/** Whose people hear of it, by products and type; `notFound` for what the caller does not see, or what is no problem's key. */
async function aboutOf(context: CallContext, key: string): Promise<{ prd: readonly string[]; urn: string }> {
  const [, kind = '', id = '', about] = KEY.exec(key) ?? []
  if (kind === 'job' && about === undefined) {
    await visibleJob(context, id)
    return { prd: context.products, urn: catalogUrn(AIRING_TYPE) }
  }
  if (!(ON_AIR_KINDS as readonly string[]).includes(kind)) throw new DomainError('notFound')
  const [channel] = await context.services.epg.ourChannels(context, catalogUrn(CHANNEL_TYPE), [id])
  if (channel) return { prd: channel.prd, urn: catalogUrn(AIRING_TYPE) }
  if (!can(context.actor, SCHEDULE_PAGE, 'view')) throw new DomainError('notFound')
  return { prd: (await virtualChannel(context, id)).prd, urn: catalogUrn(VIRTUAL_CHANNEL) }
}

async function assigneeOf(context: CallContext, uid: string | null | undefined): Promise<Person | null | undefined> {
  const { actor } = context
  if (uid === null || uid === undefined) return uid
  if (uid === actor.uid) return { uid, name: actor.name }
  const person = (await knownPeople(context, [uid]))[0]
  if (!person) throw new DomainError('malformed', { field: '/assignee', description: 'Nobody of that id works here.' })
  return person
}
