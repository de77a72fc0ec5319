import { productsOf, type DocumentFacts, type SideFact } from '../documentFacts.ts'
import { listText } from '../many/patch/patchColumns.ts'
import { editOf, rowPatch } from '../many/patch/patchOf.ts'
import { planVerb } from '../planVerb.ts'
import { changesOf, nameOf, type WriteInput } from '../planWrite.ts'
import { shownWords } from '../shownWords.ts'
import { productSet, totalDeltas } from '../totals.ts'
import type { DocumentPatch } from './documentPatch.ts'
import { publishedStatement } from './publishedStatement.ts'

/**
 * A draft that takes the place of what is published, with some fields changed or none: its own list row becomes that of
 * the other side, where both say the same words.
 */
export function publishedPatch(input: WriteInput): DocumentPatch | undefined {
  const edit = editOf(input)
  const { kind, next, newKey, sender } = input
  if (!edit?.facts.draft || !isListed(edit.facts)) return undefined
  const { facts, edited, before, after } = edit
  const { published: old } = facts
  const { words } = shownWords(facts, { after: { published: after }, rewritten: ['published'] })
  if (words !== (old ? 'kept' : 'copied')) return undefined
  const verbs = planVerb('publish', facts, next, newKey)
  const prdSet = productSet(productsOf(after))
  const sides: SideFact[] = [{ slot: 'published', st: 'published', primary: true, prdSet, changed: false }]
  const row = rowPatch(kind, edit)
  const values = {
    ...row,
    key: edited.key,
    old: old?.key,
    sound: next?.sound ?? null,
    keepsSound: next === undefined,
    totals: JSON.stringify(totalDeltas(facts.sides, sides)),
    prd: listText([...new Set(productsOf(before))]),
    change: JSON.stringify(changesOf(input, verbs, edited)),
    previous: nameOf(kind, edited),
    current: nameOf(kind, verbs.published),
  }
  const statement = publishedStatement({
    replaces: old !== undefined,
    lists: row.side !== '{}',
    answers: sender.idempotencyKey !== undefined,
  })
  return { statement, values, verbs, sides }
}

/** The draft is shown for its document, and what it replaces is listed, too. */
const isListed = ({ sides, published }: DocumentFacts) =>
  sides.some(({ slot, st, primary }) => slot === 'draft' && st === 'draft' && primary) &&
  sides.some(({ slot }) => slot === 'published') === (published !== undefined)
