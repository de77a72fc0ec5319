import { isObject, type JsonObject } from '#contract/rules/diff/json.ts'
import type { MenuConfig, MenuEntry, MenuItem, MenuSection } from '#contract/registry/menu.ts'
import type { MenuIds } from '../stores/config/readMenuIds.ts'

/**
 * A stored menu with the built-in sections and entries that it has never had, and the ids of these. What the customer
 * changed, moved or removed stays as it is: an id in `known` is never added again. A new entry follows the nearest
 * built-in entry before it, wherever that stands now, else it is the first of its section or group; where that was
 * removed as well it is left out.
 */
export function addMenuEntries(
  stored: unknown,
  builtIn: MenuConfig,
  known: MenuIds,
): { menu: unknown; added: readonly string[] } {
  const menu: unknown = structuredClone(stored)
  const added: string[] = []
  if (!isObject(menu) || !Array.isArray(menu.sections)) return { menu, added }
  const sections: unknown[] = menu.sections
  builtIn.sections.forEach((section, nth) => {
    if (known.sections.has(section.id))
      addEntries({ sections, known, added }, section.items, itemsOf(sections, section))
    else addSection({ sections, known, added }, section, builtIn.sections.slice(0, nth))
  })
  return { menu, added }
}

type Growing = { sections: unknown[]; known: MenuIds; added: string[] }
type Place = { list: unknown[]; at: number }
/** The list where entries stand by default; undefined where the customer has removed it. */
type Home = (() => unknown[]) | undefined

function itemsOf(sections: readonly unknown[], { id }: MenuSection): Home {
  const section = sections.filter(isObject).find((one) => one.id === id)
  return section && (() => listIn(section, 'items'))
}

function addSection({ sections, known, added }: Growing, section: MenuSection, before: readonly MenuSection[]): void {
  const items = newAmong(section.items, known)
  if (items.length === 0) return
  sections.splice(placeIn(sections, before)?.at ?? 0, 0, { ...section, items })
  added.push(section.id, ...idsOf(items))
}

function addEntries(growing: Growing, entries: readonly MenuEntry[], home: Home): void {
  const { sections, known, added } = growing
  entries.forEach((entry, nth) => {
    if (known.entries.has(entry.id)) {
      addEntries(growing, childrenOf(entry), childrenIn(sections, entry))
      return
    }
    const [whole] = newAmong([entry], known)
    if (!whole) return
    const place = placeAnywhere(sections, entries.slice(0, nth)) ?? (home && { list: home(), at: 0 })
    if (!place) return
    place.list.splice(place.at, 0, whole)
    added.push(...idsOf([whole]))
  })
}

/** Built-in entries without those that were there before under another parent; a group of nothing else goes too. */
function newAmong(entries: readonly MenuEntry[], known: MenuIds): MenuEntry[] {
  return entries
    .filter(({ id }) => !known.entries.has(id))
    .flatMap((entry): MenuEntry[] => {
      if (entry.kind === 'divider' || !entry.children) return [entry]
      const children = newAmong(entry.children, known)
      return children.length > 0 || entry.area ? [{ ...entry, children }] : []
    })
}

/** Behind the nearest of these neighbours that stands in the list. */
function placeIn(list: unknown[], neighbours: readonly { id: string }[]): Place | undefined {
  for (const { id } of neighbours.toReversed()) {
    const at = list.findIndex((one) => isObject(one) && one.id === id)
    if (at >= 0) return { list, at: at + 1 }
  }
  return undefined
}

function placeAnywhere(sections: readonly unknown[], neighbours: readonly { id: string }[]): Place | undefined {
  const lists = listsOf(sections)
  for (const neighbour of neighbours.toReversed()) {
    const place = lists.map((list) => placeIn(list, [neighbour])).find((one) => one !== undefined)
    if (place) return place
  }
  return undefined
}

/** Every list of entries in a menu, however deep. */
function listsOf(sections: readonly unknown[]): unknown[][] {
  const lists: unknown[][] = sections.filter(isObject).flatMap(({ items }) => (Array.isArray(items) ? [items] : []))
  // The list grows while it is walked.
  for (const list of lists)
    for (const entry of list) if (isObject(entry) && Array.isArray(entry.children)) lists.push(entry.children)
  return lists
}

function childrenIn(sections: readonly unknown[], { id }: MenuEntry): Home {
  const entry = listsOf(sections)
    .flat()
    .find((one): one is JsonObject => isObject(one) && one.id === id)
  return entry && (() => listIn(entry, 'children'))
}

function listIn(parent: JsonObject, name: 'items' | 'children'): unknown[] {
  const list: unknown[] = Array.isArray(parent[name]) ? parent[name] : []
  parent[name] = list
  return list
}

const childrenOf = (entry: MenuEntry): readonly MenuEntry[] => (entry as MenuItem).children ?? []
const idsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [entry.id, ...idsOf(childrenOf(entry))])
