import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'

/** The type that a query names; the guard of these calls cannot know it from the address. */
export function viewableType(context: CallContext, name: string): TypeDocument {
  const type = knownType(context, name)
  if (!can(context.actor, type.page, 'view')) throw new DomainError('forbidden')
  return type
}
