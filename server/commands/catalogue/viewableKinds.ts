import { can } from '#contract/rules/access/can.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind, type DocumentKind } from '../../stores/documents/documentKind.ts'

/** Types of the given names, each once (all where none is named), that the caller may view; an unknown name is refused. */
export function viewableTypes({ actor, services }: CallContext, names?: readonly string[]): TypeDocument[] {
  const named =
    names &&
    [...new Set(names)].map((name) => {
      const type = services.types.get(name)
      if (!type) throw new DomainError('badFilter', { description: `There is no type '${name}'.` })
      return type
    })
  return (named ?? services.types.list()).filter((type) => can(actor, type.page, 'view'))
}

export function viewableKinds(context: CallContext, names?: readonly string[]): DocumentKind[] {
  return viewableTypes(context, names).map(catalogKind)
}

/** A comma-joined list of a query; undefined where it is missing or empty. */
export function namesIn(list: string | undefined): string[] | undefined {
  const names = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return names.length > 0 ? [...new Set(names)] : undefined
}
