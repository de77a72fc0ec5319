import type { SearchField } from '#contract/schemas/search.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { Scope } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import type { Momentary } from '../momentary.ts'
import { gramCountsSql, type GramCount } from './gramCounts.ts'
import { fieldBits, gramOfTerm, mayBeId } from './grams.ts'

/** How many titles of these urns have a term in any of these fields. Undefined where nothing is kept: ids. */
export type TermCounts = (urns: readonly string[], fields: readonly SearchField[]) => number | undefined

type Asked = {
  key: string
  urns: readonly string[]
  scope: Scope
  /** What is counted is what 'All' shows. */
  statuses: unknown
}

/**
 * Kept counts of a term; none of some statuses, or where it is no gram. Of a longer one they would say how many hits it
 * has at most, for more than it costs to look.
 */
export async function readCounts(
  execute: RunSql,
  { key, urns, scope, statuses }: Asked,
  memory?: Momentary<GramCount[]>,
): Promise<TermCounts | undefined> {
  const gram = gramOfTerm(key)
  if (gram === undefined || statuses !== ALL) return undefined
  const read = () => execute(gramCountsSql(gram, urns, scope))
  const counts = await (memory?.of(JSON.stringify([gram, urns, scope]), read) ?? read())
  const byUrn = Map.groupBy(counts, ({ urn }) => urn)
  return (among, fields) => {
    if (mayBeId(key) && fields.includes('id')) return undefined
    const bits = fieldBits(fields)
    const manyOf = (urn: string) =>
      (byUrn.get(urn) ?? []).reduce((sum, { mask, many }) => (mask & bits ? sum + many : sum), 0)
    return among.reduce((sum, urn) => sum + manyOf(urn), 0)
  }
}

/** Fields that may have the term. */
export function fieldsWith(
  counts: TermCounts | undefined,
  urns: readonly string[],
  fields: readonly SearchField[],
): SearchField[] {
  return fields.filter((field) => counts?.(urns, [field]) !== 0)
}
