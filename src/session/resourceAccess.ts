import type { AccessOf, ResourceAccess } from '#authProvider/permissions.ts'
import { OWN_ACCESS } from '#contract/registry/ownFacts.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'

type Known = ResourceAccess | 'all'

/** Flat collections are the person's own: the server answers with what the token allows. */
const COLLECTIONS: readonly [string, Known][] = [
  ['product', 'all'],
  ['setting', 'all'],
]

/** What decides about the rights of each react-admin resource: types once they are listed, and those of extensions. */
function createResourceAccess() {
  const known = new Map<string, Known>([...COLLECTIONS, ...Object.entries(OWN_ACCESS)])
  return {
    of: ((resource) => known.get(resource)) satisfies AccessOf,
    know: (resource: string, access: Known): void => void known.set(resource, access),
    knowTypes: (types: readonly TypeSummary[]): void => types.forEach((type) => known.set(type.type, type)),
  }
}

export const resourceAccess = createResourceAccess()
