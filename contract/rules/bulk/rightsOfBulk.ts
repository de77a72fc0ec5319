import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { rightsOfVerb, type Right } from '../actions/rightsOfVerb.ts'
import { verbOf } from '../actions/verbOf.ts'
import type { Verb } from '../actions/verbs.ts'
import { hasFieldChanges } from './hasFieldChanges.ts'

/** What most titles are that a bulk change moves. */
const DRAFT = { state: 'live', draft: 'draft', published: false } as const

/**
 * What a bulk change needs (calls.md section 6): update where it changes fields, and the right of the status that it
 * moves titles to (promise R25). What a title's own state asks beyond that is looked at title by title.
 */
export function rightsOfBulk(
  changes: Pick<ChangeSet, 'set' | 'unset' | 'add' | 'remove' | 'shift' | 'replace' | 'st' | 'publish'>,
  type: Pick<TypeDocument, 'page' | 'publishPage'>,
): readonly Right[] {
  const { st, publish } = changes
  const edits = hasFieldChanges(changes)
  const moves = st === undefined ? undefined : verbOf(st, DRAFT)
  const verbs: Verb[] = [
    ...(moves && 'verb' in moves ? [moves.verb] : []),
    ...(publish === true ? (['publish'] as const) : []),
  ]
  const rights = verbs.flatMap((verb) => rightsOfVerb(verb, type, { changes: edits }))
  const update = { page: type.page, action: 'update' } as const
  return edits || verbs.length === 0 ? [update, ...rights] : rights
}
