import type { Command } from '../../context.ts'

/** A browser that plays: known to the service by a word that only its person can use. */
export const registerDevice: Command<'registerDevice'> = async ({ actor, services }, { body }) => ({
  data: services.playback.registerDevice(actor.uid, body.id),
})
