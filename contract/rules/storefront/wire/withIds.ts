import type { Place, Storefront } from '../model/storefront.ts'

/**
 * The storefront with other ids of containers: an editor keeps the ids that it gave itself for as long as it is open,
 * so that undo reaches behind a save; what is sent has those that the server answered with (`ids` of a saved tree).
 */
export function withIds(storefront: Storefront, ids: ReadonlyMap<string, string>): Storefront {
  if (ids.size === 0) return storefront
  const { containers, curation, adjusted, tab } = storefront
  const idOf = (id: string) => ids.get(id) ?? id
  const renamed = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].map(([id, one]) => [idOf(id), one]))
  return {
    ...storefront,
    tab: new Map([...tab].map(([id, one]) => [id, { ...one, containers: one.containers.map(idOf) }])),
    containers: new Map([...containers].map(([id, one]) => [idOf(id), { ...one, id: idOf(id) }])),
    curation: renamed(curation),
    adjusted: renamed(adjusted),
  }
}

/** Every place of a page, in the order in which viewers meet them. */
export function placesOf({ tabs, tab }: Storefront): Place[] {
  return tabs.flatMap((id) => (tab.get(id)?.containers ?? []).map((container) => ({ tab: id, id: container })))
}
