import type { Playout } from '#contract/schemas/live/playout.ts'

/** Whoever types the minute that runs starts at once; a start further back would claim what never played, in ms. */
const GRACE_MS = 5 * 60_000

/** How a channel stands that is played out from an instant on, if it is; epoch ms. */
export function playoutState(start: number | undefined, now: number): Playout['state'] {
  if (start === undefined) return 'stopped'
  return start > now ? 'starting' : 'running'
}

/** Why playout cannot start; on screen `schedulePlayout.whyNot.<reason>`. */
export type WhyNotPlayout = 'past' | 'channelDraft' | 'nothingOnAir'

type PlayoutStart = {
  /** Epoch ms. */
  start: number
  now: number
  /** Viewers have the channel itself. */
  isPublished: boolean
  /** Something published airs at the start. */
  isOnAir: boolean
}

/** Why a channel cannot be played out from an instant on: nothing of it would reach viewers then. */
export function whyNotPlayout({ start, now, isPublished, isOnAir }: PlayoutStart): WhyNotPlayout | undefined {
  if (start < now - GRACE_MS) return 'past'
  if (!isPublished) return 'channelDraft'
  return isOnAir ? undefined : 'nothingOnAir'
}
