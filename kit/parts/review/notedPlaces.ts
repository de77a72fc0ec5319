import type { ReviewNote } from '#contract/schemas/review.ts'

/** How many open notes are pinned to each field, container, airing or timecode, by what names it. */
export function notedPlaces(notes: readonly ReviewNote[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { place, resolved } of notes)
    if (place.at !== undefined && !resolved) counts.set(place.at, (counts.get(place.at) ?? 0) + 1)
  return counts
}
