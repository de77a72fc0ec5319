import { ENTRY_ITEMS, RAIL_PINS, sourcePriority, type ListedSource } from '#contract/values/storefront.ts'
import { insertedAt, movedTo } from '../model/editStorefront.ts'
import { isListed, type Chosen, type Curation, type CurationEntry, type ListedEntry } from './entry.ts'

/** The entry of a listed source, or a new one without titles. */
export function listedEntry(content: Curation, source: ListedSource): ListedEntry {
  const found = content.find((entry) => entry.source === source)
  return found && isListed(found) ? found : { source, items: [], priority: sourcePriority(source) }
}

/** The entry with titles put in at a place, the end where none is said; those that it has stay where they are. */
export function withTitles(entry: ListedEntry, titles: readonly Chosen[], at?: number): ListedEntry {
  const known = new Set(entry.items.map(({ id }) => id))
  const fresh = titles.filter(({ id }) => !known.has(id) && known.add(id)).slice(0, ENTRY_ITEMS - entry.items.length)
  const items = insertedAt(entry.items, fresh, at)
  return items === entry.items ? entry : { ...entry, items }
}

export function withoutTitles(entry: ListedEntry, ids: ReadonlySet<string>): ListedEntry {
  const items = entry.items.filter(({ id }) => !ids.has(id))
  return items.length === entry.items.length ? entry : { ...entry, items }
}

/** The entry with titles moved to stand together at a place, counted in the list as it is. */
export function titlesMoved(entry: ListedEntry, ids: ReadonlySet<string>, at: number): ListedEntry {
  const items = movedTo(entry.items, new Set(entry.items.filter(({ id }) => ids.has(id))), at)
  return items === entry.items ? entry : { ...entry, items }
}

/**
 * The query with a title pinned to a slot, counted from 1. What was pinned there is not any more, and a title is pinned
 * once. Without an item the slot is set free; no query means nothing to pin to.
 */
export function pinned(content: Curation, slot: number, item: Chosen | undefined): Curation {
  const query = content.find((entry) => entry.source === 'query')
  if (!query || query.source !== 'query' || !Number.isInteger(slot) || slot < 1) return content
  const others = query.pins.filter((pin) => pin.slot !== slot && pin.item.id !== item?.id)
  const isThere = query.pins.some((pin) => pin.slot === slot && pin.item.id === item?.id)
  if (isThere || (item === undefined && others.length === query.pins.length) || (item && others.length >= RAIL_PINS))
    return content
  const pins = [...others, ...(item ? [{ slot, item }] : [])].toSorted((one, other) => one.slot - other.slot)
  return replaceEntry(content, query, { ...query, pins })
}

/** The content with one entry in another's place; the same list where both are the same. */
export function replaceEntry(content: Curation, entry: CurationEntry, by: CurationEntry): Curation {
  return entry === by ? content : content.map((one) => (one === entry ? by : one))
}

/**
 * What a rail shows of what its query found: pinned titles at their slots, the found ones around them in their order,
 * none twice. A pin beyond the end of the rail stands at its end.
 */
export function withPins<Item extends { id: string }>(
  found: readonly Item[],
  pins: readonly { slot: number; item: Item }[],
): Item[] {
  const isPinned = new Set(pins.map(({ item }) => item.id))
  const shown = found.filter(({ id }) => !isPinned.has(id))
  for (const { slot, item } of pins.toSorted((one, other) => one.slot - other.slot)) shown.splice(slot - 1, 0, item)
  return shown
}
