import { lettersInKey } from '#contract/rules/searchText.ts'
import type { SearchColumns } from '../../../db/documentTables.ts'
import { gramOfTerm } from '../grams.ts'
import { headOf, kindOf } from '../heads.ts'
import { isPiece, partsIn, partsOf, termParts } from '../parts.ts'
import { partNumber, UNCOUNTED } from '../partSums.ts'
import { ID_MARK } from '../searchRow.ts'

/** Where a title has a word: in a name, at a name's start, anywhere else. Stored, as all numbers here: they must never change. */
export const PLACES = { named: 0, first: 1, said: 2 } as const
export type WordPlace = keyof typeof PLACES
/** Beginnings of names stand among the words, under numbers that none of these has. */
const HEADS = 3
/** Beyond all numbers of words. */
export const PLACE_STEP = 2 ** 48

/**
 * Keys of a stretch stand together in the index, as they are written together; what collides is compared. There are never
 * so many stretches at once that two of them share their keys.
 */
export const [STRETCHES, STRETCH_STEP, KEYS] = [256, 16_777_216, 16_777_213]

/** A key as it is stored with the sides of a stretch. */
export const keyIn = (stretch: number, key: number): number =>
  ((stretch % STRETCHES) - STRETCHES / 2) * STRETCH_STEP + (key % KEYS)

const placed = (number: number, place: WordPlace): number => number + PLACES[place] * PLACE_STEP
/** Under which a type is noted: it stands among the heads. */
export const kindKey = (urn: string): number => headKey(kindOf(urn))

const headKey = (head: number): number => head + 2 ** 31 + HEADS * PLACE_STEP

type Said = Pick<SearchColumns, 'names' | 'texts' | 'people' | 'codes' | 'heads'> & { urn: string }

/** Under what a side is noted; what says too much to be counted is met by every word. */
export function wordKeys(row: Said): number[] {
  const heads = row.heads.map(headKey)
  if (!partsOf(row)) return [...new Set([...heads, ...everyPlace(UNCOUNTED)])]
  const keys = new Set(heads)
  for (const part of wordsIn(row.names)) keys.add(placed(partNumber(part), 'named'))
  for (const name of row.names.split('\n')) {
    const [first] = wordsIn(name)
    if (first !== undefined && lettersInKey(name).startsWith(first)) keys.add(placed(partNumber(first), 'first'))
  }
  const [external = ''] = row.codes.split(ID_MARK)
  for (const part of wordsIn(row.texts + row.people + external)) keys.add(placed(partNumber(part), 'said'))
  return [...keys]
}

const everyPlace = (number: number): number[] =>
  (Object.keys(PLACES) as WordPlace[]).map((place) => placed(number, place))

/** Three letters are a term that may be a word by itself. */
const wordsIn = (key: string): Iterable<string> => partsIn(lettersInKey(key), (word) => isPiece(word) || isShort(word))

const isShort = (text: string): boolean => /^[a-z0-9]{3}$/.test(text)

/**
 * A term by which the newest sides can be found: words of the vocabulary that have `piece` in them, what else it may be by
 * itself, and the head of names that begin with it.
 */
export type NewestTerm = { piece: string | undefined; own: number[]; head: number | undefined }

/** Undefined of a phrase, and of what is too short. */
export function newestTerm(key: string): NewestTerm | undefined {
  if (gramOfTerm(key) !== undefined) {
    const isWord = isShort(key)
    return { piece: isWord ? key : undefined, own: isWord ? [partNumber(key)] : [], head: headKey(headOf(key)) }
  }
  const { isWhole, words, pairs } = termParts(key)
  return isWhole ? { piece: words[0], own: pairs.map(partNumber), head: undefined } : undefined
}
