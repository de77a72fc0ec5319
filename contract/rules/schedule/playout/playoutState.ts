import type { Playout, PlayoutChannel } from '#contract/schemas/live/playout.ts'
import { sharedRange, type TimeRange } from '../../time/ranges.ts'

/** Whoever types the minute that runs starts at once; a start further back would claim what never played, in ms. */
const GRACE_MS = 5 * 60_000

/** How a channel stands that is played out from an instant on, if it is; epoch ms. */
export function playoutState(start: number | undefined, now: number): Playout['state'] {
  if (start === undefined) return 'stopped'
  return start > now ? 'starting' : 'running'
}

/** The spans in which a channel was played out, up to now, the first first: apart, each once. */
export function playedSpans(
  { start, played = [] }: Pick<PlayoutChannel, 'start' | 'played'>,
  now: number,
): TimeRange[] {
  const last = start === undefined ? [] : [{ from: Date.parse(start), to: now }]
  const spans: TimeRange[] = []
  for (const span of [...played.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) })), ...last]) {
    const before = spans.at(-1)
    // Whoever starts anew at the minute that runs leaves nothing out.
    if (before && span.from <= before.to) before.to = Math.max(before.to, span.to)
    else if (span.from < span.to) spans.push(span)
  }
  return spans
}

/** The pieces as far as they were played out in such spans: what lay between two of them never was. */
export function playedOf<Piece extends { at: number; dur: number }>(
  pieces: readonly Piece[],
  spans: readonly TimeRange[],
): Piece[] {
  return pieces.flatMap((piece) =>
    spans.flatMap((span) => {
      const shared = sharedRange({ from: piece.at, to: piece.at + piece.dur }, span)
      return shared ? [{ ...piece, at: shared.from, dur: shared.to - shared.from }] : []
    }),
  )
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
