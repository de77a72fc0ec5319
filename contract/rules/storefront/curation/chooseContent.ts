import {
  CONTAINER_TYPES,
  EXCLUSIVE_SOURCES,
  SOURCES_OF_TYPE,
  type ContainerType,
  type SourceType,
} from '#contract/values/storefront.ts'
import { entryKey, knownSource, type Curation, type CurationEntry } from './entry.ts'

/** What a choice comes to: the content then, and what of the former content it puts out. */
export type Choice = { content: Curation; lost: Curation }

/** The container type that a source belongs to. */
export function typeOfSource(source: SourceType): ContainerType {
  return CONTAINER_TYPES.find((type) => SOURCES_OF_TYPE[type].includes(source)) ?? 'manual_curation'
}

/** The container type of a container's content, by its first entry; undefined where that is none of ours. */
export function typeOfContent([first]: Curation): ContainerType | undefined {
  const source = first && knownSource(first)
  return source && typeOfSource(source)
}

/**
 * The content with one more entry (specification section 4, curation): of manual, live and CMS store it replaces all
 * that was chosen, by one item; a container has a single query; an entry of another container type than what was there
 * replaces that. What goes is told, so that the loss can be asked about before.
 */
export function chooseEntry(content: Curation, entry: CurationEntry): Choice {
  const key = entryKey(entry)
  const stays = content.filter((one) => entryKey(one) !== key && goesWith(one, entry))
  const lost = content.filter((one) => entryKey(one) !== key && !stays.includes(one))
  const before = content.find((one) => entryKey(one) === key)
  return { content: inPriority([...stays, before === undefined ? entry : replaced(before, entry)]), lost }
}

/** The whole content anew, entry by entry under the same rules; what was there and is no longer is lost. */
export function setContent(content: Curation, entries: Curation): Choice {
  const next = entries.reduce<Curation>((chosen, entry) => chooseEntry(chosen, entry).content, [])
  const keys = new Set(next.map(entryKey))
  return { content: next, lost: content.filter((one) => !keys.has(entryKey(one))) }
}

/** The content without the entries of one key; the same list where there is none. */
export function removeEntry(content: Curation, key: string): Curation {
  return content.some((one) => entryKey(one) === key) ? content.filter((one) => entryKey(one) !== key) : content
}

/** A container of another type: entries that the type does not take go. */
export function switchType(content: Curation, type: ContainerType): Choice {
  const fits = (entry: CurationEntry) => {
    const source = knownSource(entry)
    return source !== undefined && SOURCES_OF_TYPE[type].includes(source)
  }
  const lost = content.filter((entry) => !fits(entry))
  return lost.length === 0 ? { content, lost } : { content: content.filter(fits), lost }
}

function goesWith(one: CurationEntry, other: CurationEntry): boolean {
  const [mine, its] = [knownSource(one), knownSource(other)]
  if (mine === undefined || its === undefined) return false
  if (EXCLUSIVE_SOURCES.includes(mine) || EXCLUSIVE_SOURCES.includes(its)) return false
  return typeOfSource(mine) === typeOfSource(its)
}

/** A query that is chosen anew keeps the pins, unless it brings its own. */
function replaced(before: CurationEntry, entry: CurationEntry): CurationEntry {
  if (before.source !== 'query' || entry.source !== 'query' || entry.pins.length > 0) return entry
  return before.pins.length === 0 ? entry : { ...entry, pins: before.pins }
}

function inPriority(entries: CurationEntry[]): Curation {
  return entries.toSorted((one, other) => one.priority - other.priority)
}
