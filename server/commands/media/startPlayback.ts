import type { Command } from '../../context.ts'
import { planPlayback } from '../../media/playback/planPlayback.ts'
import { sourcesOf } from '../../media/playedTitles.ts'

/** The same as `remixPlayback`, kept and given an address that plays. */
export const startPlayback: Command<'startPlayback'> = async (context, { body }) => {
  const { playback } = context.services
  const { plan, items, duration } = planPlayback(body.smil, await sourcesOf(context, body.smil))
  playback.check(context.actor.uid, body.token)
  return { data: { id: playback.nameOf(plan), items, duration, ...(await playback.open(plan)) } }
}
