import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { InvalidCount } from '#contract/registry/typeRecord.ts'
import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { isInScope, scopeOf } from '../../stores/documents/sender.ts'
import { checkTypeDocument } from '../../types/checkTypeDocument.ts'
import { countInvalid } from '../../types/countInvalid.ts'
import { documentIn } from './typeRecord.ts'

/** The document of a body that may serve, with what it leaves out made; otherwise every problem at its place. */
export async function checkedType(body: Readonly<Record<string, unknown>>): Promise<TypeDocument> {
  const { document, problems } = await checkTypeDocument(documentIn(body))
  if (!document) throw new DomainError('invalid', { fields: problems })
  return document
}

/** Stored documents that the new schema would make invalid; examples are of those that the caller may see. */
export function invalidUnder(
  context: CallContext,
  type: string,
  next: TypeDocument,
  limitMs: number,
): Promise<InvalidCount> {
  const { services, actor, signal } = context
  const present = services.types.get(type)
  const scope = scopeOf(context)
  return countInvalid({
    present,
    next,
    livePayloads: services.typeStore.livePayloads,
    isVisible: (prd) => present !== undefined && can(actor, present.page, 'view') && isInScope(prd, scope),
    signal,
    limitMs,
  })
}
