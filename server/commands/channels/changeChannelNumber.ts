import { hasTrait } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { refuseTakenNumber } from '../../decisions/refuseTakenNumber.ts'
import { refuseVerb } from '../../decisions/refuseVerb.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { knownType } from '../catalogue/knownType.ts'

/**
 * Gives a channel another number in the version that viewers have, at once (calls.md section 14). What is being worked
 * on must be saved and published first: the number would come back with it. Throws `activeDraft` or
 * `duplicateChannelNumber` (specification section 8).
 */
export const changeChannelNumber: Command<'changeChannelNumber'> = async (context, { params, body }) => {
  const type = knownType(context, params.type)
  const field = type.narrow.number
  if (!hasTrait(type, 'hasChannelNumber') || field === undefined) throw new DomainError('notFound')
  const kind = catalogKind(type)
  const written = await context.services.documents.write(context, kind, params.id, async (facts) => {
    const stored = facts.published?.payload
    if (facts.draft) throw new DomainError('activeDraft', { field: `/${field}` })
    const payload = { ...stored, [field]: Number(body.n) }
    await refuseVerb(context, kind, 'publish', facts, { changes: true, confirmed: [] })
    await refuseTakenNumber(context, type, params.id, payload, stored)
    return { verb: 'publish', next: { payload, schema: type.schemaVersion }, action: 'changeChannelNumber' }
  })
  return { json: written.json, rev: written.rev }
}
