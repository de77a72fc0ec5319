import type { Edit } from '../model/editStorefront.ts'
import type { Place, Storefront } from '../model/storefront.ts'

/** Containers that go with their last place, and all that is known of them. Each place is named once. */
export function goneWith(
  storefront: Storefront,
  places: readonly Place[],
): Pick<Edit, 'containers' | 'curation' | 'adjusted'> & { adjusted: Map<string, undefined> } {
  const left = new Map<string, number>()
  for (const { containers } of storefront.tab.values())
    for (const id of containers) left.set(id, (left.get(id) ?? 0) + 1)
  const changes = new Map<string, undefined>()
  for (const { id } of places) {
    const others = (left.get(id) ?? 0) - 1
    left.set(id, others)
    if (others === 0) changes.set(id, undefined)
  }
  return { containers: changes, curation: changes, adjusted: changes }
}
