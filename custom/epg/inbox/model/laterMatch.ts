import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'

/** Which channel of ours one of the feed is in later feeds; null is left out. */
export function laterChannel({ later, channel }: EpgMatch): GuideChannel | null {
  return later === undefined ? (channel ?? null) : later
}

/** The channel of the feed that has the chosen one already; `own` is what it gets where the two are swapped. */
type TakenMatch = { holder: EpgMatch; own?: GuideChannel }

/**
 * Who has a channel of ours that is chosen for another one of the feed. Two that were taken in are swapped for later
 * feeds; what still waits, or was left out, would be taken in now, into a channel that has its programmes already.
 */
export function takenBy(match: EpgMatch, chosen: string, matches: readonly EpgMatch[]): TakenMatch | undefined {
  const isKnown = match.state === 'matched'
  const holder = matches.find(
    (one) =>
      one.id !== match.id &&
      one.state === 'matched' &&
      (laterChannel(one)?.id === chosen || (!isKnown && one.channel?.id === chosen)),
  )
  const own = isKnown ? laterChannel(match) : null
  return holder && { holder, ...(own && { own }) }
}
