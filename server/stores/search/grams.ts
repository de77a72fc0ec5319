import type { SearchField } from '#contract/schemas/search.ts'
import type { SearchColumns } from '../../db/documentTables.ts'
import { ID_MARK, NAMES_MARK } from './searchRow.ts'

/**
 * Three letters or digits in a row, the middle one perhaps a space: what a term begins and ends with is never a space.
 * Letters of other scripts are in none; they are looked up by `letters`.
 */
const OUTER = 36
const MIDDLE = 37
const SPACE = OUTER
/** Fields in which a title has a gram, a bit each: a title counts once for whatever fields are asked. */
const FIELD_BITS: Readonly<Partial<Record<SearchField, number>>> = { lon: 1, lod: 2, ppl: 4, ex_id: 8 }
const MASKS = 16
const GRAMS = OUTER * MIDDLE * OUTER

/** A gram with the fields that a title has it in, as one number. Stored, as all numbers here: they must never change. */
const gramKey = (gram: number, mask: number): number => gram * MASKS + mask
export const gramOf = (key: number): number => Math.floor(key / MASKS)
export const maskOf = (key: number): number => key % MASKS
/** A product set of a type with the fields, as one number. */
export const partOf = (scope: number, mask: number): number => scope * MASKS + mask
/** The same for SQL, where numbers are whole. */
export const KEYS_OF_GRAM = MASKS

/** Bits of these fields; an id is in none of them. */
export function fieldBits(fields: readonly SearchField[]): number {
  return fields.reduce((bits, field) => bits | (FIELD_BITS[field] ?? 0), 0)
}

/** The gram that a term's key is, so that its hits are those of the gram; undefined of any other term. */
export function gramOfTerm(key: string): number | undefined {
  let found: number | undefined
  if (/^[a-z0-9][a-z0-9 ][a-z0-9]$/.test(key)) walkGrams(key, (gram) => (found = gram))
  return found
}

/** Ids are UUIDs, so that most terms are in none. */
export const mayBeId = (key: string): boolean => /^[0-9a-f ]+$/.test(key)

type Texts = Pick<SearchColumns, 'names' | 'texts' | 'people' | 'codes'>

const masks = new Uint8Array(GRAMS)

/** All grams of a title with their fields, each once. */
export function gramKeys({ names, texts, people, codes }: Texts): number[] {
  const found: number[] = []
  const note = (text: string, field: SearchField) => {
    const bit = fieldBits([field])
    walkGrams(text, (gram) => {
      const mask = masks[gram] ?? 0
      if (mask === 0) found.push(gram)
      masks[gram] = mask | bit
    })
  }
  const [descriptions = '', longNames = ''] = texts.split(NAMES_MARK)
  const [external = ''] = codes.split(ID_MARK)
  note(names, 'lon')
  note(longNames, 'lon')
  note(descriptions, 'lod')
  note(people, 'ppl')
  note(external, 'ex_id')
  return found.map((gram) => {
    const key = gramKey(gram, masks[gram] ?? 0)
    masks[gram] = 0
    return key
  })
}

function walkGrams(text: string, meet: (gram: number) => void): void {
  let [first, middle] = [-1, -1]
  for (let at = 0; at < text.length; at++) {
    const last = placeOf(text.charCodeAt(at))
    if (first >= 0 && first < OUTER && middle >= 0 && last >= 0 && last < OUTER)
      meet((first * MIDDLE + middle) * OUTER + last)
    first = middle
    middle = last
  }
}

/** Of a letter, a digit or a space; -1 of everything else, which is in no gram. */
function placeOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97
  if (code >= 48 && code <= 57) return code - 22
  return code === 32 ? SPACE : -1
}
