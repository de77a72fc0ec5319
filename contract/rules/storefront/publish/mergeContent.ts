import { LISTED_SOURCES } from '#contract/values/storefront.ts'
import type { WireEntry } from '#contract/schemas/storefront/container.ts'
import { sameJson } from '../../diff/json.ts'
import { threeWay } from '../../merge/threeWay.ts'
import { setContent } from '../curation/chooseContent.ts'
import type { Curation } from '../curation/entry.ts'
import type { Container, Storefront } from '../model/storefront.ts'
import { entriesOnWire, readEntries } from '../wire/entryOnWire.ts'
import type { StorefrontConflict, Three } from './conflict.ts'

/** What each container shows, merged entry by entry and title by title; else it is disputed as a whole. */
export function mergeContent(
  { base, mine, theirs }: Three<Storefront>,
  containers: ReadonlyMap<string, Container>,
  conflicts: StorefrontConflict[],
): Map<string, Curation> {
  const merged = new Map<string, Curation>()
  for (const id of containers.keys()) {
    const of = (one: Storefront) => one.curation.get(id) ?? []
    const three = { base: of(base), mine: of(mine), theirs: of(theirs) }
    const content = !mine.containers.has(id)
      ? three.theirs
      : theirs.containers.has(id)
        ? contentOf(three, id, conflicts)
        : three.mine
    if (content.length > 0) merged.set(id, content)
  }
  return merged
}

function contentOf(three: Three<Curation>, id: string, conflicts: StorefrontConflict[]): Curation {
  const { base, mine, theirs } = three
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return mine
  if (sameJson(base, mine)) return theirs
  const sides = threeWay(byName(base), byName(mine), byName(theirs))
  const both = readEntries(Object.values(sides.merged))
  if (sides.conflicts.length === 0 && goTogether(both)) return both
  conflicts.push({ target: { of: 'container', id }, kind: 'content', ...three })
  return mine
}

/** Entries by what they are, so that both sides' are compared; addresses follow from the rest. */
function byName(content: Curation): Record<string, WireEntry> {
  return Object.fromEntries(entriesOnWire(content).map((entry) => [nameOf(entry), withoutAddress(entry)]))
}

function isNamedByContent({ type = '' }: WireEntry): boolean {
  return type === 'query' || (LISTED_SOURCES as readonly string[]).includes(type)
}

function nameOf(entry: WireEntry): string {
  return isNamedByContent(entry) ? `${entry.type}:${entry.pin ?? ''}` : `${entry.type}:${entry.cu}`
}

function withoutAddress(entry: WireEntry): WireEntry {
  if (!isNamedByContent(entry)) return entry
  const { cu: _cu, ...rest } = entry
  return rest
}

/**
 * Whether entries of two people may stand together: a source that replaces all else stands alone, and no title is pinned
 * to two slots.
 */
function goTogether(content: Curation): boolean {
  const pins = content.flatMap((entry) => (entry.source === 'query' ? entry.pins : []))
  if (new Set(pins.map(({ item }) => item.id)).size < pins.length) return false
  return content.length < 2 || sameJson(setContent([], content).content, content)
}
