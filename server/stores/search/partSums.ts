import { KEYS_OF_GRAM } from './grams.ts'
import { isPiece, type Parts } from './parts.ts'

/** What is added to kept counts, by number of the part with its fields. */
export type PartSums = Map<number, number>

/** Under which a title stands that says too much to be counted, or was written by who does not count. */
export const UNCOUNTED = 0
const UNCOUNTED_KEY = UNCOUNTED * KEYS_OF_GRAM + KEYS_OF_GRAM - 1

/** A title as it is counted; `parts` are undefined where it says too much. */
export type CountedParts = { parts: Parts | undefined }

/** What a title adds to the counts, without what it added before. */
export function partSums(before: CountedParts | undefined, after: CountedParts | undefined): PartSums {
  const sums: PartSums = new Map()
  const add = (key: number, many: number) => {
    const sum = (sums.get(key) ?? 0) + many
    if (sum === 0) sums.delete(key)
    else sums.set(key, sum)
  }
  for (const [counted, many] of [
    [before, -1],
    [after, 1],
  ] as const)
    if (counted && !counted.parts) add(UNCOUNTED_KEY, many)
  const [was, is] = [before?.parts ?? NONE, after?.parts ?? NONE]
  const changed: string[] = []
  for (const [part, fields] of was)
    if (is.get(part) !== fields) {
      changed.push(part)
      add(partNumber(part) * KEYS_OF_GRAM + fields, -1)
    }
  for (const [part, fields] of is)
    if (was.get(part) !== fields) {
      if (!was.has(part)) changed.push(part)
      add(partNumber(part) * KEYS_OF_GRAM + fields, 1)
    }
  addShared(changed, was, is, add)
  return sums
}

const NONE: Parts = new Map()
/** Letters that all pieces begin with. */
const STEM = 3

/**
 * A title with two words that have the same letters in them counts once for these. So what it counts too often is taken
 * off, under a number of the letters themselves: the sum of all words with a term, and of what stands under the term, is
 * exactly how many titles have it, whatever fields are asked.
 */
function addShared(changed: readonly string[], was: Parts, is: Parts, add: (key: number, many: number) => void): void {
  const stems = new Set(changed.flatMap((word) => [...stemsOf(word)]))
  const [before, after] = [wordsByStem(was, stems), wordsByStem(is, stems)]
  type Both = { before: readonly string[]; after: readonly string[] }
  const met = new Map<string, Both>()
  for (const word of changed)
    for (let start = 0; start + STEM <= word.length; start++) {
      const stem = word.slice(start, start + STEM)
      let both: Both = { before: before.get(stem) ?? [], after: after.get(stem) ?? [] }
      for (let end = start + STEM; end <= word.length; end++) {
        if (both.before.length < 2 && both.after.length < 2) break
        const piece = word.slice(start, end)
        const known = met.get(piece)
        both = known ?? narrowed(both, piece)
        if (known) continue
        met.set(piece, both)
        if (!isPiece(piece)) continue
        const key = sharedNumber(piece) * KEYS_OF_GRAM
        takeOff(both.before, was, key, (one, many) => add(one, -many))
        takeOff(both.after, is, key, add)
      }
    }
}

const narrowed = ({ before, after }: { before: readonly string[]; after: readonly string[] }, piece: string) => ({
  before: before.filter((word) => word.includes(piece)),
  after: after.filter((word) => word.includes(piece)),
})

/** Once for all fields that any of the words has, instead of once for each word. */
function takeOff(words: readonly string[], parts: Parts, key: number, add: (key: number, many: number) => void): void {
  if (words.length < 2) return
  let all = 0
  for (const word of words) {
    const fields = parts.get(word) ?? 0
    all |= fields
    add(key + fields, -1)
  }
  add(key + all, 1)
}

function* stemsOf(word: string): Generator<string> {
  for (let start = 0; start + STEM <= word.length; start++) yield word.slice(start, start + STEM)
}

function wordsByStem(parts: Parts, stems: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (stems.size === 0) return found
  for (const word of parts.keys())
    for (const stem of stemsOf(word)) {
      if (!stems.has(stem)) continue
      const words = found.get(stem)
      if (!words) found.set(stem, [word])
      else if (words.at(-1) !== word) words.push(word)
    }
  return found
}

/** The number of a part: so large that two of a catalogue never share one. Stored, as that of shared letters is. */
export const partNumber = (part: string): number => numberOf(part, 0x9e3779b9)
/** The number under which is kept what titles count too often for these letters. */
export const sharedNumber = (piece: string): number => numberOf(piece, 0x51ed270b)

/** 48 bits of two lanes. */
function numberOf(text: string, seed: number): number {
  let [low, high] = [seed | 0, ~seed]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x2c1b3c6d)
    low ^= low >>> 15
    high = Math.imul(high ^ code, 0x297a2d39)
    high ^= high >>> 13
  }
  low = Math.imul(low ^ (high >>> 16), 0x45d9f3b)
  high = Math.imul(high ^ (low >>> 15), 0x3c6ef372 | 1)
  return ((low ^ (low >>> 16)) >>> 0) * 0x10000 + ((high ^ (high >>> 15)) & 0xffff)
}
