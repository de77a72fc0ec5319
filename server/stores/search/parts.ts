import { lettersInKey } from '#contract/rules/searchText.ts'
import type { SearchColumns } from '../../db/documentTables.ts'
import { fieldBits } from './grams.ts'
import { ID_MARK, NAMES_MARK } from './searchRow.ts'

/**
 * What the kept counts of longer terms know of a title: its words, and two neighbours each of letters that are written
 * without spaces, with the bits of the fields that have them. A word goes as far as letters of its own kind do, so that a
 * term of one kind lies within one word, or is two such neighbours. Stored are numbers of these: how a text is parted must
 * never change.
 */
export type Parts = ReadonlyMap<string, number>

/** Shorter words are grams (grams.ts), unless some letter is of another script. */
const [LEAST, LEAST_FOREIGN] = [4, 3]
/** Of titles with longer words, or so many that the letters which words share were too much to count, nothing is kept. */
const LONGEST = 64
const MOST_PARTS = 2_000
const MOST_PIECES = 30_000

type Texts = Pick<SearchColumns, 'names' | 'texts' | 'people' | 'codes'>

/** The parts of a title; undefined where it says too much. */
export function partsOf({ names, texts, people, codes }: Texts): Parts | undefined {
  const parts = new Map<string, number>()
  const [descriptions = '', longNames = ''] = texts.split(NAMES_MARK)
  const [external = ''] = codes.split(ID_MARK)
  const said = [
    [names, 'lon'],
    [longNames, 'lon'],
    [descriptions, 'lod'],
    [people, 'ppl'],
    [external, 'ex_id'],
  ] as const
  for (const [text, field] of said) {
    const bit = fieldBits([field])
    for (const part of partsIn(lettersInKey(text))) parts.set(part, (parts.get(part) ?? 0) | bit)
  }
  return areCounted(parts) ? parts : undefined
}

function areCounted(parts: Parts): boolean {
  if (parts.size > MOST_PARTS) return false
  let pieces = 0
  for (const { length } of parts.keys()) {
    if (length > LONGEST) return false
    if (length > LEAST) pieces += ((length - LEAST) * (length - LEAST + 1)) / 2
  }
  return pieces <= MOST_PIECES
}

/** What a term is to the counts: the words that it lies within, pairs of neighbours; undefined where it is neither alone. */
export type TermParts = {
  /** A part of one word, or one pair: its hits are theirs. Else all of these have to be there. */
  isWhole: boolean
  words: string[]
  pairs: string[]
}

/** The parts of a term's key; a part of a word that is too short says nothing. */
export function termParts(key: string): TermParts {
  const text = lettersInKey(key)
  const found = [...partsIn(text)].filter((part) => part.length <= LONGEST)
  const [words, pairs] = [found.filter(isWord), found.filter((part) => !isWord(part))]
  return { isWhole: found.length === 1 && found[0] === text, words, pairs }
}

/** Pairs are of two. */
const isWord = (part: string): boolean => part.length > 2

/** Whether letters within a word are what a term may be. */
export const isPiece = (text: string): boolean =>
  text.length >= LEAST || (text.length === LEAST_FOREIGN && hasForeign(text))

const hasForeign = (text: string): boolean => /[^a-z0-9]/.test(text)

/** Words that are such as `isWanted` says, and pairs of neighbours. */
export function* partsIn(text: string, isWanted: (word: string) => boolean = isPiece): Generator<string> {
  let start = 0
  let kind = 0
  for (let at = 0; at <= text.length; at++) {
    const here = at < text.length ? kindAt(text.charCodeAt(at)) : 0
    if (kind === PAIRED && here === PAIRED) yield text.slice(at - 1, at + 1)
    if (here === kind) continue
    if (kind === SPACED) {
      const word = text.slice(start, at)
      if (isWanted(word)) yield word
    }
    start = at
    kind = here
  }
}

const [SPACED, PAIRED] = [1, 2]

/** Scripts without spaces, and all letters beyond the basic plane. First and last of each range, in their order. */
const UNSPACED = [
  [0x0e00, 0x0eff],
  [0x1000, 0x109f],
  [0x1780, 0x17ff],
  [0x1950, 0x1aaf],
  [0x1b00, 0x1b7f],
  [0x2e80, 0xa4cf],
  [0xa980, 0xaadf],
  [0xd800, 0xdfff],
  [0xf900, 0xfaff],
] as const

function kindAt(code: number): number {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) ? SPACED : 0
  return UNSPACED.some(([first, last]) => code >= first && code <= last) ? PAIRED : SPACED
}
