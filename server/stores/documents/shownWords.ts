import { saysSameWords } from '../search/countDeltas.ts'
import type { Slot } from '../../db/documentTables.ts'
import { productsOf, type DocumentFacts, type Payload } from './documentFacts.ts'
import { productSet } from './totals.ts'

/**
 * How the words of a write's list rows come into the search. 'kept': each row stands and says what it said; 'copied':
 * each says what a row said that stands; 'written': new words come, or former ones go.
 */
export type Words = 'kept' | 'copied' | 'written'

type Texts = Readonly<Partial<Record<Slot, Payload>>>

/** Of a document that is live: what its list rows say, and the slot whose words a row of the write may take over. */
export function shownWords(
  facts: DocumentFacts | undefined,
  { after, rewritten }: { after: Texts; rewritten: readonly Slot[] },
): { words: Words; wordsOf: Readonly<Partial<Record<Slot, Slot>>> } {
  const before = facts?.state === 'live' ? textsBefore(facts) : []
  const wordsOf: Partial<Record<Slot, Slot>> = {}
  for (const slot of rewritten) {
    const own = before.find((one) => one.slot === slot && isSaid(after[slot], one.text))
    const found = own ?? before.find((one) => isSaid(after[slot], one.text))
    if (found) wordsOf[slot] = found.slot
  }
  const isLost = before.some(({ text }) => !Object.values(after).some((one) => isSaid(one, text)))
  if (isLost || before.length !== facts?.sides.length || !rewritten.every((slot) => wordsOf[slot]))
    return { words: 'written', wordsOf: {} }
  return { words: rewritten.every((slot) => wordsOf[slot] === slot) ? 'kept' : 'copied', wordsOf }
}

function textsBefore(facts: DocumentFacts): { slot: Slot; text: Payload }[] {
  return facts.sides.flatMap(({ slot }) => {
    const text = facts[slot]?.payload
    return text ? [{ slot, text }] : []
  })
}

/** To the same people: products stand with the words. */
function isSaid(text: Payload | undefined, by: Payload): boolean {
  return text !== undefined && setOf(text) === setOf(by) && saysSameWords(text, by)
}

const setOf = (text: Payload) => productSet(productsOf(text))
