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
  const words = own(schema, 'x-enum')
  const isMeant = (code: unknown) => {
    const texts = isObject(words) ? own(words, String(code)) : undefined
    const named = isObject(texts) ? Object.values(texts) : []
    return [code, ...named].some((one) => foldedWord(String(one)) === folded)
  }
  const found = codes.find(isMeant) ?? codes.find((code) => code === own(OTHER_WORDS as JsonObject, folded))
  return found === undefined ? undefined : String(found)
}

/** Letters and digits of any script, in small letters: 'Sci-Fi' is 'scifi'. */
export function foldedWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
