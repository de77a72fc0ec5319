import {
  LISTED_SOURCES,
  RAIL_KINDS_OF_SOURCE,
  type ComputedSource,
  type ListedSource,
  type RailKind,
  type SourceType,
} from '#contract/values/storefront.ts'
import type { FilterOperator } from '#contract/values/filters.ts'
import type { Rest } from '../fields/fieldValues.ts'

/** A title, channel, collection or thing of the CMS store that somebody chose. */
export type Chosen = { readonly id: string; readonly name?: string; readonly type?: string; readonly rest?: Rest }

/** Rows of a query, as lists and policies have them (calls.md section 0, filters). */
export type RailQuery = {
  readonly filter: readonly { field: string; term?: string | string[]; operator?: FilterOperator }[]
  readonly match?: 'ALL' | 'ANY'
}

/** A title that keeps its slot, counted from 1, whatever the query finds. */
export type Pin = { readonly slot: number; readonly item: Chosen }

type EntryParts = {
  /** Of several entries the lower stands first; usual is that of the source. */
  readonly priority: number
  /** No more titles than these, where the rail is limited. */
  readonly count?: number
  readonly rest?: Rest
}

/** One piece of what a container shows (specification section 3, curation entry), by where it comes from. */
export type CurationEntry = EntryParts &
  (
    | { readonly source: ListedSource; readonly items: readonly Chosen[] }
    | { readonly source: 'query'; readonly query: RailQuery; readonly pins: readonly Pin[] }
    | { readonly source: ComputedSource; readonly rail: RailKind; readonly team?: string }
    /** Of a service that has other sources: shown as it is, sent back as it came. */
    | { readonly source: 'other'; readonly wire: Rest }
  )

/** By priority; each `entryKey` once. */
export type Curation = readonly CurationEntry[]

export type ListedEntry = Extract<CurationEntry, { items: unknown }>
export type QueryEntry = Extract<CurationEntry, { source: 'query' }>
type ComputedEntry = Extract<CurationEntry, { rail: unknown }>

export function isListed(entry: CurationEntry): entry is ListedEntry {
  return (LISTED_SOURCES as readonly string[]).includes(entry.source)
}

export function isComputed(entry: CurationEntry): entry is ComputedEntry {
  return entry.source in RAIL_KINDS_OF_SOURCE
}

/** Names an entry within its container: there is one of each listed source, one query, one of each kind of rail. */
export function entryKey(entry: CurationEntry): string {
  if (isComputed(entry)) return [entry.source, entry.rail, entry.team ?? ''].join(':')
  return entry.source === 'other' ? `other:${JSON.stringify(entry.wire)}` : entry.source
}

/** Titles that an entry names itself: those chosen, and those that are pinned. */
export function namedItems(entry: CurationEntry): readonly Chosen[] {
  if (isListed(entry)) return entry.items
  return entry.source === 'query' ? entry.pins.map(({ item }) => item) : []
}

/** The source of an entry where it is one of the specification's. */
export function knownSource({ source }: CurationEntry): SourceType | undefined {
  return source === 'other' ? undefined : source
}
