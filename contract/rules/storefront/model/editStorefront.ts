import type { Storefront } from './storefront.ts'

type Changes<Value> = ReadonlyMap<string, Value | undefined>

/** A change of a storefront, as a whole: undefined under an id means that it goes. */
export type Edit = {
  store?: Storefront['store']
  tabs?: readonly string[]
  tab?: Changes<Storefront['tab'] extends ReadonlyMap<string, infer Tab> ? Tab : never>
  containers?: Changes<Storefront['containers'] extends ReadonlyMap<string, infer Container> ? Container : never>
  curation?: Changes<Storefront['curation'] extends ReadonlyMap<string, infer Curation> ? Curation : never>
  adjusted?: Changes<Storefront['adjusted'] extends ReadonlyMap<string, infer List> ? List : never>
}

/** The storefront with an edit: the very same object where the edit changes nothing, and so with each of its maps. */
export function editStorefront(storefront: Storefront, edit: Edit): Storefront {
  const next: Storefront = {
    store: edit.store ?? storefront.store,
    tabs: edit.tabs && !isSameList(edit.tabs, storefront.tabs) ? edit.tabs : storefront.tabs,
    tab: withChanges(storefront.tab, edit.tab),
    containers: withChanges(storefront.containers, edit.containers),
    curation: withChanges(storefront.curation, edit.curation),
    adjusted: withChanges(storefront.adjusted, edit.adjusted),
  }
  const isSame = (Object.keys(next) as (keyof Storefront)[]).every((field) => next[field] === storefront[field])
  return isSame ? storefront : next
}

function withChanges<Value>(map: ReadonlyMap<string, Value>, changes: Changes<Value> = new Map()) {
  const real = [...changes].filter(([id, value]) => (value === undefined ? map.has(id) : map.get(id) !== value))
  if (real.length === 0) return map
  const next = new Map(map)
  for (const [id, value] of real) {
    if (value === undefined) next.delete(id)
    else next.set(id, value)
  }
  return next
}

export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, place) => entry === other[place])
}

/** A list with entries put in at a place, the end where none is said; the list itself where there are none. */
export function insertedAt<Entry>(
  list: readonly Entry[],
  entries: readonly Entry[],
  at = list.length,
): readonly Entry[] {
  const place = Math.min(Math.max(0, Math.trunc(at)), list.length)
  return entries.length === 0 ? list : [...list.slice(0, place), ...entries, ...list.slice(place)]
}

/**
 * A list with some of its entries moved to stand together at a place, counted in the list as it is; the list itself
 * where that is its order already.
 */
export function movedTo<Entry>(list: readonly Entry[], moved: ReadonlySet<Entry>, at = list.length): readonly Entry[] {
  const place = Math.min(Math.max(0, Math.trunc(at)), list.length)
  const stays = (entry: Entry) => !moved.has(entry)
  const next = [
    ...list.slice(0, place).filter(stays),
    ...list.filter((entry) => moved.has(entry)),
    ...list.slice(place).filter(stays),
  ]
  return isSameList(next, list) ? list : next
}
