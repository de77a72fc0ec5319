import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind, type DocumentKind } from '../../stores/documents/documentKind.ts'

/** Kinds of the named types (all where none is named) that the caller may view; an unknown name is refused. */
export function viewableKinds({ actor, services }: CallContext, types?: readonly string[]): DocumentKind[] {
  const named = types?.map((name) => {
    const type = services.types.get(name)
    if (!type) throw new DomainError('badFilter', { description: `There is no type '${name}'.` })
    return type
  })
  return (named ?? services.types.list()).filter((type) => can(actor, type.page, 'view')).map(catalogKind)
}
