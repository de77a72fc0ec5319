/** A place for an episode: when it starts and how long it is, in epoch ms and ms. */
export type EpisodeSlot = { start: number; dur: number }
type Episode = { pgmId: string; dur: number }

type EpisodeFlow<E extends Episode> = {
  placed: { slot: EpisodeSlot; episode: E }[]
  /** Slots that stay empty: too short for the episode whose turn it is, or behind the last episode. */
  empty: { slot: EpisodeSlot; why: 'tooShort' | 'noMore' }[]
  /** The place of the episode that comes next, to go on from another week; undefined after the last. */
  next: number | undefined
}

/**
 * Lets episodes flow through slots in their order, from one of them on: never an episode before an earlier one. A slot
 * that is too short stays empty, and the same episode waits for the next.
 */
export function flowEpisodes<E extends Episode>(
  episodes: readonly E[],
  slots: readonly EpisodeSlot[],
  from = 0,
): EpisodeFlow<E> {
  const flow: EpisodeFlow<E> = { placed: [], empty: [], next: undefined }
  let next = from
  for (const slot of slots.toSorted((one, other) => one.start - other.start)) {
    const episode = episodes[next]
    if (!episode) flow.empty.push({ slot, why: 'noMore' })
    else if (episode.dur > slot.dur) flow.empty.push({ slot, why: 'tooShort' })
    else {
      flow.placed.push({ slot, episode })
      next++
    }
  }
  return { ...flow, next: next < episodes.length ? next : undefined }
}
