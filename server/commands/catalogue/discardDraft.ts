import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { refuseVerb } from './decideVerb.ts'
import { knownType } from './knownType.ts'

/** Throws the draft away; what is published stays, and so does the version, as a deleted one. */
export const discardDraft: Command<'discardDraft'> = async (context, { params }) => {
  const type = knownType(context, params.type)
  const written = await context.services.documents.write(context, catalogKind(type), params.id, (facts) => {
    refuseVerb(context, type, 'discardDraft', facts, { changes: false, confirmed: [] })
    return { verb: 'discardDraft' }
  })
  return { json: written.json, rev: written.rev }
}
