import type { Command } from '../../context.ts'
import { planPlayback } from '../../media/playback/planPlayback.ts'
import { sourcesOf } from '../../media/playedTitles.ts'

/** Where pieces of titles would begin and end if they were played in a row. */
export const remixPlayback: Command<'remixPlayback'> = async (context, { body }) => {
  const { plan, items, duration } = planPlayback(body.smil, await sourcesOf(context, body.smil))
  return { data: { id: context.services.playback.nameOf(plan), items, duration } }
}
