import { searchText } from '../searchText.ts'
import type { SearchField, SearchMatch } from '#contract/schemas/search.ts'

/** How good a hit is, best first: the whole name, its beginning, within a name, in another field. */
export const SEARCH_RANKS = ['exact', 'prefix', 'name', 'other'] as const
export type SearchRank = 0 | 1 | 2 | 3

/**
 * The rank of a title among the hits of a term, and where the term stands in it; undefined for what is no hit. A term
 * matches where its searchText is part of a text's, so that case, accents and signs do not count. Hits of one rank
 * stand newest first.
 */
export function rankOf(
  texts: readonly SearchMatch[],
  term: string,
  fields: readonly SearchField[],
): { rank: SearchRank; match: SearchMatch } | undefined {
  const wanted = searchText(term)
  const found = texts
    .filter(({ field }) => fields.includes(field))
    .flatMap((match) => {
      const rank = rankIn(match, wanted)
      return rank === undefined ? [] : [{ rank, match }]
    })
  return found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (best && best.rank <= one.rank ? best : one),
    undefined,
  )
}

function rankIn({ field, text }: SearchMatch, wanted: string): SearchRank | undefined {
  const folded = searchText(text)
  if (wanted === '' || !folded.includes(wanted)) return undefined
  if (field !== 'lon') return 3
  if (folded === wanted) return 0
  return folded.startsWith(wanted) ? 1 : 2
}
