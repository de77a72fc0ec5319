import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Action, Page } from '#contract/values/access.ts'
import { verbRow, type Verb } from './verbs.ts'

/** `creates`: the document does not exist yet; `changes`: the sender changes the payload on the way. */
type VerbMode = { creates?: boolean; changes?: boolean }

/** The actions that a verb needs on its type's page (calls.md section 0). Creating stands in for updating. */
export function actionsOfVerb(verb: Verb, { creates = false, changes = false }: VerbMode = {}): readonly Action[] {
  const { writes, rights } = verbRow(verb)
  const carriesText = writes === 'always' || (writes === 'ifChanged' && (creates || changes))
  return carriesText ? [creates ? 'create' : 'update', ...rights] : rights
}

export type Right = { page: Page; action: Action }

/** The same with pages: a type may ask for publish on a second page (design 9 (10)). All of them are needed. */
export function rightsOfVerb(
  verb: Verb,
  type: Pick<TypeDocument, 'page' | 'publishPage'>,
  mode: VerbMode = {},
): readonly Right[] {
  const actions = actionsOfVerb(verb, mode)
  const rights = actions.map((action) => ({ page: type.page, action }))
  return type.publishPage && actions.includes('publish')
    ? [...rights, { page: type.publishPage, action: 'publish' }]
    : rights
}
