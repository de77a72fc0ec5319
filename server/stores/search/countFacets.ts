import { sql, type RawBuilder } from 'kysely'
import type { SearchField } from '#contract/schemas/search.ts'
import { EXACT_HITS } from '#contract/values/limits.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { Total } from '../lists/keptTotals.ts'
import { totalOf, urnsOf, type Asked } from './countHits.ts'
import { hitsSql } from './foundSql.ts'
import { fieldSql, matchSql, type Sought } from './matchSql.ts'
import type { SearchSource } from './searchSources.ts'

/** Hits by field in the chosen types, and by type in the chosen fields. */
export type HitFacets = {
  byField: Map<string, Total>
  byUrn: Map<string, Total>
}

type FacetsAsked = {
  key: string
  /** Fields that are counted each. */
  fields: readonly SearchField[]
  chosenFields: readonly SearchField[]
  chosenUrns: readonly string[]
}

/** What kept counts know is read off them; everything else is counted in one going through the hits. */
export async function countFacets(
  execute: RunSql,
  { sources, counts }: Asked,
  { key, fields, chosenFields, chosenUrns }: FacetsAsked,
): Promise<HitFacets> {
  const urns = urnsOf(sources)
  const among = urns.filter((urn) => chosenUrns.includes(urn))
  const ofField = new Map(fields.map((field) => [field, counts?.(among, [field])]))
  const ofUrn = new Map(urns.map((urn) => [urn, counts?.([urn], chosenFields)]))
  const openFields = fields.filter((field) => ofField.get(field) === undefined)
  const openUrns = urns.filter((urn) => ofUrn.get(urn) === undefined)
  const sought = {
    key,
    fields: [...new Set([...openFields, ...(openUrns.length > 0 ? chosenFields : [])])],
  }
  // One number is told as far as it is exact.
  const limit = openFields.length === 1 && openUrns.length === 0 ? EXACT_HITS + 1 : undefined
  const parts = await countParts(execute, openUrns.length > 0 ? sources : within(sources, among), sought, limit)
  const sum = (wanted: (part: Part) => boolean) =>
    parts.reduce((all, part) => (wanted(part) ? all + part.many : all), 0)
  const has = (part: Part, some: readonly SearchField[]) => some.some((field) => part.fields.includes(field))
  const countField = (field: SearchField) => sum((part) => among.includes(part.urn) && has(part, [field]))
  const countUrn = (urn: string) => sum((part) => part.urn === urn && has(part, chosenFields))
  return {
    byField: new Map(fields.map((field) => [field, totalOf(ofField.get(field) ?? countField(field))])),
    byUrn: new Map(urns.map((urn) => [urn, totalOf(ofUrn.get(urn) ?? countUrn(urn))])),
  }
}

function within(sources: readonly SearchSource[], urns: readonly string[]): SearchSource[] {
  return sources
    .map((source) => ({
      ...source,
      urns: source.urns.filter((urn) => urns.includes(urn)),
    }))
    .filter((source) => source.urns.length > 0)
}

/** How many titles of a urn have the term in just these fields. */
type Part = { urn: string; fields: SearchField[]; many: number }

async function countParts(
  execute: RunSql,
  sources: readonly SearchSource[],
  sought: Sought,
  limit: number | undefined,
): Promise<Part[]> {
  if (sources.length === 0 || sought.fields.length === 0) return []
  const bits: RawBuilder<unknown>[] = sought.fields.map(
    (field, nth) => sql`(${fieldSql(field, sought.key)})::integer * ${sql.lit(2 ** nth)}`,
  )
  const wanted = { key: sought.key, matches: matchSql(sought), value: sql.join(bits, sql` + `) }
  const found = sources.map((source) => sql`(SELECT urn, value FROM (${hitsSql(source, wanted)}) hits)`)
  const rows = await execute(sql<{ urn: string; bits: number; many: number }>`
    SELECT urn, value AS bits, count(*) AS many FROM (
      SELECT * FROM (${sql.join(found, sql` UNION ALL `)}) found ${limit ? sql`LIMIT ${sql.lit(limit)}` : sql``}) hits
    GROUP BY urn, value`)
  return rows.map((row) => ({
    ...row,
    fields: sought.fields.filter((_, nth) => row.bits & (2 ** nth)),
  }))
}
