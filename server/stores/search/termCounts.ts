import type { SearchField } from '#contract/schemas/search.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { Scope } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import type { Momentary } from '../momentary.ts'
import { fieldBits, gramOfTerm, mayBeId } from './grams.ts'
import { termParts } from './parts.ts'
import { readGram, readParts, type CountRow } from './readCounts.ts'

/** How many titles of these urns have a term in any of these fields. Undefined where that is not known: ids. */
export type TermCounts = (urns: readonly string[], fields: readonly SearchField[]) => number | undefined

type Asked = {
  key: string
  urns: readonly string[]
  scope: Scope
  /** What is counted is what 'All' shows. */
  statuses: unknown
}

/**
 * Kept counts of a term; none of some statuses. A gram, a part of one word and two letters of a script without spaces are
 * counted exactly. Of every other term is known whether all its parts are somewhere.
 */
export async function readCounts(
  execute: RunSql,
  { key, urns, scope, statuses }: Asked,
  memory?: Momentary<CountRow[]>,
): Promise<TermCounts | undefined> {
  if (statuses !== ALL) return undefined
  const known = (of: unknown, read: () => Promise<CountRow[]>) =>
    memory?.of(JSON.stringify([of, urns, scope]), read) ?? read()
  const gram = gramOfTerm(key)
  if (gram !== undefined) {
    const rows = byUrn(await known(gram, () => readGram(execute, gram, urns, scope)))
    return exceptIds(key, (among, fields) => sumOf(rows, among, fields))
  }
  const parts = termParts(key)
  const asked = parts.words.length + parts.pairs.length
  if (asked === 0) return undefined
  const rows = await known(key, () => readParts(execute, parts, urns, scope))
  const isInMany = new Set(rows.flatMap(({ nth, urn }) => (urn === '' ? nth : [])))
  const ofPart = Array.from({ length: asked + 1 }, (_, nth) => byUrn(rows.filter((row) => row.nth === nth)))
  const [uncounted = new Map(), ...counted] = ofPart
  return exceptIds(key, (among, fields) => {
    if (sumOf(uncounted, among, fields) !== 0) return undefined
    const sums = counted.flatMap((one, at) => (isInMany.has(at + 1) ? [] : [sumOf(one, among, fields)]))
    if (parts.isWhole) return sums[0]
    return sums.includes(0) ? 0 : undefined
  })
}

type ByUrn = ReadonlyMap<string, readonly CountRow[]>

const byUrn = (rows: readonly CountRow[]): ByUrn => Map.groupBy(rows, ({ urn }) => urn)

function sumOf(counts: ByUrn, urns: readonly string[], fields: readonly SearchField[]): number {
  const bits = fieldBits(fields)
  const ofUrn = (urn: string) =>
    (counts.get(urn) ?? []).reduce((sum, { mask, many }) => (mask & bits ? sum + many : sum), 0)
  return urns.reduce((sum, urn) => sum + ofUrn(urn), 0)
}

const exceptIds =
  (key: string, counts: TermCounts): TermCounts =>
  (urns, fields) =>
    mayBeId(key) && fields.includes('id') ? undefined : counts(urns, fields)

/** Fields that may have the term. */
export function fieldsWith(
  counts: TermCounts | undefined,
  urns: readonly string[],
  fields: readonly SearchField[],
): SearchField[] {
  return fields.filter((field) => counts?.(urns, [field]) !== 0)
}
