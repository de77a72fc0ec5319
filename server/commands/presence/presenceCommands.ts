import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { tabOf } from '../locks/tabOf.ts'

/** Says that one is on a document, or has left it. Others are told of changes only, not of every beat. */
const showPresence: Command<'showPresence'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, mode, place = null } = body
  const { uid, name } = actor
  const tab = tabOf(context)
  const prd = await visibleDocument(context, urn, id)
  const isNews =
    mode === 'leave'
      ? await services.presence.leave({ urn, id }, { uid, tab })
      : await services.presence.show({ urn, id }, { uid, name, tab }, { mode, place })
  const at = new Date(services.now()).toISOString()
  if (isNews)
    await services.events.append({ topic: 'presence', urn, id, uid, name, prd, data: { mode, place, tab }, at })
  return { data: await services.presence.list({ urn, id }) }
}

/** Who is on a document now. */
const listPresence: Command<'listPresence'> = async (context, { params, query }) => {
  await visibleDocument(context, query.urn, params.id)
  return { data: await context.services.presence.list({ urn: query.urn, id: params.id }) }
}

/** Commands of calls.md section 8 that concern presence. */
export const presenceCommands = { showPresence, listPresence }
