import { GENRES } from '../../types/groups/genres.ts'

/** The sources' genre words that are not simply the code in capitals. */
const CODES: Readonly<Record<string, string>> = {
  animated: 'animation',
  anime: 'animation',
  historical: 'history',
  sports: 'sport',
  nature: 'documentary',
  children: 'kids',
  espionage: 'spy',
  suspense: 'thriller',
  slasher: 'horror',
  'found footage': 'horror',
}

/** Codes of the catalogue for the words of a source; words without one are left out. */
export function genreCodes(words: readonly string[]): string[] {
  const codes = words.map((word) => word.toLowerCase()).map((word) => CODES[word] ?? word.replaceAll(/[ -]/g, '_'))
  return [...new Set(codes)].filter((code) => GENRES[code])
}
