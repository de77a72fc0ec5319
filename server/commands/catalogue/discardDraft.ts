import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { productsOf } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { isInScope, scopeOf } from '../../stores/documents/sender.ts'
import { knownType } from './knownType.ts'

/** Throws the draft away; what is published stays, and so does the version, as a deleted one. */
export const discardDraft: Command<'discardDraft'> = async (context, { params }) => {
  const type = knownType(context, params.type)
  const written = await context.services.documents.write(context, catalogKind(type), params.id, async (facts) => {
    const left = facts.published?.payload
    // What would be left is not the sender's to see: for them, this is the title.
    if (left && !isInScope(productsOf(left), scopeOf(context))) throw new DomainError('notFound')
    await refuseVerb(context, catalogKind(type), 'discardDraft', facts, { changes: false, confirmed: [] })
    return { verb: 'discardDraft' }
  })
  return { json: written.json, rev: written.rev }
}
