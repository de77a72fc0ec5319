import type { SideFact } from '../documentFacts.ts'
import { patchOf } from '../many/patch/patchOf.ts'
import { planVerb } from '../planVerb.ts'
import type { WriteInput } from '../planWrite.ts'
import { patchedStatement } from './patchedStatement.ts'
import type { DocumentPatch } from './documentPatch.ts'

/** Some fields of a draft, or of one that is opened over what is published. */
export function editedPatch(input: WriteInput): DocumentPatch | undefined {
  const patch = patchOf(0, input)
  const { kind, facts, next, newKey, sender } = input
  if (!patch || !facts) return undefined
  const { changed } = patch
  const published = facts.sides.find(({ slot }) => slot === 'published')
  const prdSet = (facts.sides.find(({ slot }) => slot === 'draft') ?? published)?.prdSet ?? ''
  const sides: SideFact[] = [
    { slot: 'draft', st: 'draft', primary: true, prdSet, changed },
    ...(published ? [{ ...published, primary: false, changed }] : []),
  ]
  const statement = patchedStatement({
    opens: patch.opens_in !== null,
    lists: patch.side !== '{}',
    unlisted: patch.unlisted,
    flags: published !== undefined && (published.primary || published.changed !== changed),
    answers: sender.idempotencyKey !== undefined,
  })
  const values = { ...patch, schema: kind.type.schemaVersion }
  return { statement, values, verbs: planVerb('saveDraft', facts, next, newKey), sides }
}
