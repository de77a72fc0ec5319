import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind, type DocumentKind } from '../../stores/documents/documentKind.ts'

/** The type document of a call's address; an unknown type is not there. */
export function knownType({ services }: CallContext, type: string): TypeDocument {
  const document = services.types.get(type)
  if (!document) throw new DomainError('notFound')
  return document
}

export function knownKind(context: CallContext, type: string): DocumentKind {
  return catalogKind(knownType(context, type))
}
