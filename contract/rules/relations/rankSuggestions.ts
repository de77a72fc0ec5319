import { searchText } from '../searchText.ts'
import { namesOf, type Readable } from '#contract/schemas/readers.ts'

/**
 * Titles in the order in which they are offered while one is being typed: names of that language that begin with the
 * term, names of it that hold it, then fits in another language. A title of a package that stands there already is
 * left out, and so is one whose names do not hold the term (search looks at descriptions too).
 */
export function rankSuggestions<Row extends Readable>(rows: readonly Row[], term: string, language: string): Row[] {
  const wanted = searchText(term)
  const ranked = rows
    .map((row, at) => ({ row, at, rank: rankOf(row, wanted, language) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, two) => one.rank - two.rank || one.at - two.at)
  const packages = new Set<unknown>()
  return ranked.flatMap(({ row }) => {
    if (row.pkg_id !== undefined && packages.has(row.pkg_id)) return []
    packages.add(row.pkg_id)
    return [row]
  })
}

function rankOf(row: Readable, wanted: string, language: string): number {
  const ranks = namesOf(row).map(({ lang, n }) => {
    const name = searchText(n)
    if (!name.includes(wanted)) return Infinity
    return (lang === language ? 0 : 2) + (name.startsWith(wanted) ? 0 : 1)
  })
  return Math.min(Infinity, ...ranks)
}
