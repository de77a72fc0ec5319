import type { Command } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'

/** Three hours of playing, for a title that the caller may view (specification section 9). */
export const authorizePlayback: Command<'authorizePlayback'> = async (context, { body }) => {
  const { documents, playback } = context.services
  await documents.read(context, knownKind(context, body.cty), body.id)
  return { data: playback.authorize(context.actor.uid, body.id, body.deviceToken) }
}
