import { wordsOf } from './letterVector.ts'

/** Letters of a word that count, and what all words of one track may take, in bytes. */
const LETTERS = 60
const BYTES = 600_000

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
export const isUnspaced = (word: string) => UNSPACED.test(word)

/** By which words captions are found: each once; where nothing parts them, each letter with its next. */
export function lexemesOf(texts: Iterable<string>): string[] {
  const lexemes = new Set<string>()
  let bytes = 0
  for (const text of texts)
    for (const word of wordsOf(text))
      for (const one of [word.slice(0, LETTERS), ...(isUnspaced(word) ? pairsOf(word) : [])]) {
        if (lexemes.has(one)) continue
        bytes += Buffer.byteLength(one)
        if (bytes > BYTES) return [...lexemes]
        lexemes.add(one)
      }
  return [...lexemes]
}

/** What has to stand there, or to begin a word, for each word of a question. */
export const askedLexemes = (words: readonly string[]): string[][] =>
  words.map((word) => (isUnspaced(word) && [...word].length > 1 ? pairsOf(word) : [word.slice(0, LETTERS)]))

function pairsOf(word: string): string[] {
  const letters = [...word]
  return letters.length === 1 ? [word] : letters.map((letter, at) => letter + (letters[at + 1] ?? ''))
}
