import type { AiringItem, GuideLane } from './guideLane.ts'

/** An airing with the lane that it stands in. */
export type PlacedAiring = { lane: GuideLane; item: AiringItem }

/** Where an airing stands among the lanes that were read; undefined where it is none of them. */
export function findAiring(lanes: readonly GuideLane[], id: string): PlacedAiring | undefined {
  for (const lane of lanes)
    for (const item of lane.items ?? []) if (item.kind === 'airing' && item.key === id) return { lane, item }
  return undefined
}
