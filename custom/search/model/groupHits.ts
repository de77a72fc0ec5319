import type { SearchHit } from '#contract/schemas/search.ts'

export type HitGroup = { type: string; hits: SearchHit[] }

/** Hits by type. The type of the best hit stands first, and each keeps its order of relevance. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) groups.set(hit.cty, [...(groups.get(hit.cty) ?? []), hit])
  return [...groups].map(([type, list]) => ({ type, hits: list }))
}
