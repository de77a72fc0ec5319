import {
  COMPUTED_SOURCES,
  LISTED_SOURCES,
  sourcePriority,
  SOURCE_TYPES,
  type SourceType,
} from '#contract/values/storefront.ts'
import type { WireEntry } from '#contract/schemas/storefront/container.ts'
import { isObject, type JsonObject } from '../../diff/json.ts'
import { contentAddress, readContentAddress } from '../curation/contentAddress.ts'
import {
  entryKey,
  isComputed,
  isListed,
  type Chosen,
  type Curation,
  type CurationEntry,
  type Pin,
} from '../curation/entry.ts'
import { queryText, readQuery } from '../curation/railQuery.ts'

/** Fields of an entry that the model has a place of its own for; `pin` (ours) is the slot of a pinned title. */
const READ = ['cu', 'q', 'type', 'priority', 'count', 'data', 'pin']

type Head = Pick<CurationEntry, 'priority' | 'count' | 'rest'>

/** Entries from the wire; pinned titles come to the query that they are pinned to. */
export function readEntries(wire: unknown): Curation {
  const list = Array.isArray(wire) ? wire.filter(isObject) : []
  const isPin = (entry: JsonObject) => slotOf(entry) !== undefined
  const pins = list.filter(isPin).flatMap((entry): Pin[] => {
    const [item] = readChosen(entry.data)
    return item ? [{ slot: slotOf(entry) ?? 1, item }] : []
  })
  const bySlot = new Map(pins.toSorted((one, other) => one.slot - other.slot).map((pin) => [pin.slot, pin]))
  const hasQuery = list.some((entry) => !isPin(entry) && readEntry(entry, []).source === 'query')
  const entries = list
    .filter((entry) => !(hasQuery && isPin(entry)))
    .map((entry) => readEntry(entry, [...bySlot.values()]))
  const byKey = new Map(entries.map((entry) => [entryKey(entry), entry]))
  return [...byKey.values()].toSorted((one, other) => one.priority - other.priority)
}

/** Entries as they go over the wire, each with the address of its content. */
export function entriesOnWire(content: Curation): WireEntry[] {
  return content.flatMap((entry) => (entry.source === 'other' ? [entry.wire as WireEntry] : knownOnWire(entry)))
}

function slotOf({ pin, type }: JsonObject): number | undefined {
  return type === 'manual' && typeof pin === 'number' && Number.isInteger(pin) && pin >= 1 ? pin : undefined
}

function readEntry(wire: JsonObject, pins: readonly Pin[]): CurationEntry {
  const source = SOURCE_TYPES.find((one) => one === wire.type)
  const head: Head = {
    priority:
      typeof wire.priority === 'number' ? wire.priority : source ? sourcePriority(source) : SOURCE_TYPES.length + 1,
    ...(typeof wire.count === 'number' && { count: wire.count }),
    ...restOf(wire),
  }
  const known = source && readKnown(source, wire, { head, pins })
  return known ?? { ...head, source: 'other', wire }
}

function readKnown(
  source: SourceType,
  wire: JsonObject,
  { head, pins }: { head: Head; pins: readonly Pin[] },
): CurationEntry | undefined {
  const asked = readContentAddress(wire.cu)
  const listed = LISTED_SOURCES.find((one) => one === source)
  if (listed) {
    const items = readChosen(wire.data)
    // A page-style address names no titles: the entry is kept as it came.
    if (items.length === 0 && asked?.source === 'page') return undefined
    const ids = items.length === 0 && asked && 'ids' in asked ? asked.ids : []
    return { ...head, source: listed, items: items.length > 0 ? items : ids.map((id) => ({ id })) }
  }
  const computed = COMPUTED_SOURCES.find((one) => one === source)
  if (!computed) {
    const query = readQuery(wire.q) ?? (asked?.source === 'query' ? asked.query : undefined)
    return query && { ...head, source: 'query', query, pins }
  }
  if (!asked || !('rail' in asked) || asked.source !== computed) return undefined
  return { ...head, source: computed, rail: asked.rail, ...(asked.team !== undefined && { team: asked.team }) }
}

function restOf(wire: JsonObject): { rest?: JsonObject } {
  const rest = Object.entries(wire).filter(([field]) => !READ.includes(field))
  return rest.length === 0 ? {} : { rest: Object.fromEntries(rest) }
}

function readChosen(data: unknown): Chosen[] {
  const list = Array.isArray(data) ? data : []
  const items = list.flatMap((one: unknown): Chosen[] => {
    if (typeof one === 'string' && one !== '') return [{ id: one }]
    if (!isObject(one) || typeof one.id !== 'string' || one.id === '') return []
    const { id, name, type, ...rest } = one
    return [
      {
        id: id as string,
        ...(typeof name === 'string' && { name }),
        ...(typeof type === 'string' && { type }),
        ...(Object.keys(rest).length > 0 && { rest }),
      },
    ]
  })
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function chosenOnWire({ rest, ...item }: Chosen) {
  return { ...rest, ...item }
}

function knownOnWire(entry: Exclude<CurationEntry, { source: 'other' }>): WireEntry[] {
  const wire = {
    ...entry.rest,
    type: entry.source,
    priority: entry.priority,
    cu: contentAddress(entry) ?? '',
    ...(entry.count !== undefined && { count: entry.count }),
  }
  if (isListed(entry)) return [{ ...wire, data: entry.items.map(chosenOnWire) }]
  if (isComputed(entry)) return [wire]
  return [{ ...wire, q: queryText(entry.query) }, ...entry.pins.map(pinOnWire)]
}

/** A pin is an entry of one title that stands before the query (editors.md: stored as prioritised entries). */
function pinOnWire({ slot, item }: Pin): WireEntry {
  const entry = { source: 'manual', items: [item], priority: sourcePriority('manual') } as const
  return {
    type: 'manual',
    priority: entry.priority,
    pin: slot,
    cu: contentAddress(entry) ?? '',
    data: [chosenOnWire(item)],
  }
}
