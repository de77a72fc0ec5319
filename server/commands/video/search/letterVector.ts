/** Places of a vector: few enough to be quick, enough that words seldom meet by chance. */
const SIZE = 512
const GRAM = 3

/** What of its places a vector has anything at; its length is 1. */
type LetterVector = ReadonlyMap<number, number>

/**
 * A text as a vector of its letters: how often each three of them stand together, hashed to a place. It knows no
 * meaning: it finds other forms and slips of the same words, in every script, and nothing that is said otherwise.
 */
export function letterVector(text: string): LetterVector {
  const vector = new Map<number, number>()
  for (const word of wordsOf(text)) {
    const letters = [...` ${word} `]
    for (let at = 0; at + Math.min(GRAM, letters.length) <= letters.length; at += 1) {
      const place = hashOf(letters, at)
      vector.set(place, (vector.get(place) ?? 0) + 1)
    }
  }
  let squares = 0
  for (const count of vector.values()) squares += count * count
  const length = Math.sqrt(squares)
  for (const [place, count] of vector) vector.set(place, count / length)
  return vector
}

/** Words without case and accents. */
export function wordsOf(text: string): string[] {
  const plain = IS_PLAIN.test(text) ? text : text.normalize('NFKD').replaceAll(ACCENTS, '')
  return plain.toLowerCase().match(WORDS) ?? []
}

const IS_PLAIN = /^[ -~]*$/
const ACCENTS = /(?<=\p{Script=Latin})\p{Mn}+/gu
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** How near two texts are, from 0 to 1. */
export function nearness(one: LetterVector, other: LetterVector): number {
  let sum = 0
  for (const [place, value] of one) sum += value * (other.get(place) ?? 0)
  return sum
}

/** FNV-1a of so many letters. */
function hashOf(letters: readonly string[], from: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < Math.min(from + GRAM, letters.length); at += 1)
    hash = Math.imul(hash ^ (letters[at]?.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % SIZE
}
