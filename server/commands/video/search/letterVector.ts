/** Places of a vector: few enough to be quick, enough that words seldom meet by chance. */
const SIZE = 512
const GRAM = 3

/**
 * A text as a vector of its letters: how often each three of them stand together, hashed to a place. It knows no
 * meaning: it finds other forms and slips of the same words, in every script, and nothing that is said otherwise.
 */
export function letterVector(text: string): Float32Array {
  const vector = new Float32Array(SIZE)
  for (const word of wordsOf(text)) {
    const letters = [...` ${word} `]
    for (let at = 0; at + Math.min(GRAM, letters.length) <= letters.length; at += 1) {
      const place = hashOf(letters.slice(at, at + GRAM).join(''))
      vector[place] = (vector[place] ?? 0) + 1
    }
  }
  const length = Math.hypot(...vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/** Words without case and accents. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** How near two texts are, from 0 to 1. */
export function nearness(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % SIZE
}
