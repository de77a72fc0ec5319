import { isObject, own, type JsonObject } from '../diff/json.ts'

/** Words of other catalogues for codes of ours, folded. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  scifi: 'science_fiction',
  sciencefiction: 'science_fiction',
  romantic: 'romance',
  sports: 'sport',
  children: 'kids',
  childrens: 'kids',
  biographical: 'biography',
  historical: 'history',
  martialarts: 'martial_arts',
  filmnoir: 'noir',
  music: 'musical',
  espionage: 'spy',
  suspense: 'thriller',
  animated: 'animation',
  anime: 'animation',
  performance: 'dance',
  erotic: 'romance',
}

/** The code that a word means: the code itself, its words in any language, or a word of another catalogue. */
export function codeOfWord(schema: JsonObject, word: string): string | undefined {
  const codes = own(schema, 'enum')
  if (!Array.isArray(codes)) return word
  if (codes.includes(word)) return word
  const folded = foldedWord(word)
  const meant = foldedCodes(schema, codes).get(folded)
  if (meant !== undefined) return meant
  const other = own(OTHER_WORDS as JsonObject, folded)
  return codes.includes(other) ? String(other) : undefined
}

/** Looked up for word after word of a file: folded once. The first code that a word stands for counts. */
const folded = new WeakMap<object, ReadonlyMap<string, string>>()

function foldedCodes(schema: JsonObject, codes: readonly unknown[]): ReadonlyMap<string, string> {
  const known = folded.get(schema)
  if (known) return known
  const words = own(schema, 'x-enum')
  const found = new Map<string, string>()
  for (const code of codes) {
    const texts = isObject(words) ? own(words, String(code)) : undefined
    for (const one of [code, ...(isObject(texts) ? Object.values(texts) : [])]) {
      const word = foldedWord(String(one))
      if (!found.has(word)) found.set(word, String(code))
    }
  }
  folded.set(schema, found)
  return found
}

/** Letters and digits of any script, in small letters: 'Sci-Fi' is 'scifi'. */
export function foldedWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
