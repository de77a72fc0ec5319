import { searchText } from '#contract/rules/searchText.ts'

type Page = { label: string; to: string }

/** Less alike than this is no help. */
const ALIKE = 0.45

/** The pages whose address or name is closest to an address that does not exist, best first. */
export function closestPages<Item extends Page>(address: string, pages: readonly Item[], most: number): Item[] {
  const wanted = wordsOf(address)
  if (wanted.length === 0) return []
  return pages
    .map((page, place) => ({ page, place, alike: likeness(wanted, [...wordsOf(page.to), ...wordsOf(page.label)]) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike || a.place - b.place)
    .slice(0, most)
    .map(({ page }) => page)
}

/** What says nothing about the page: it stands in every address. */
const EVERYWHERE = ['apps', 'pages', 'list']

function wordsOf(text: string): string[] {
  const path = decoded(text.split(/[?#]/)[0] ?? '')
  return searchText(path.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))
    .split(' ')
    .filter((word) => word.length > 1 && !EVERYWHERE.includes(word))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** How well each wanted word is met, on average; the last words of an address say most. */
function likeness(wanted: readonly string[], words: readonly string[]): number {
  const weights = wanted.map((_word, place) => place + 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const met = wanted.map((word) => Math.max(0, ...words.map((other) => alike(word, other))))
  return met.reduce((sum, one, place) => sum + one * (weights[place] ?? 0), 0) / total
}

/** Shared pairs of neighbouring letters, from 0 to 1. */
function alike(one: string, other: string): number {
  if (one === other) return 1
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const shared = a.filter((pair) => b.includes(pair)).length
  return (2 * shared) / (a.length + b.length)
}

const pairsOf = (word: string): string[] => [...` ${word}`].map((letter, at, all) => letter + (all[at + 1] ?? ' '))
