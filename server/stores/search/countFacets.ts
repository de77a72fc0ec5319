import { sql, type RawBuilder } from 'kysely'
import type { SearchField } from '#contract/schemas/search.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { Total } from '../lists/keptTotals.ts'
import { countEachField, countEachUrn, totalOf, urnsOf, type Asked } from './countHits.ts'
import { foundSql } from './foundSql.ts'
import { fieldSql, matchSql, soughtOf } from './matchSql.ts'
import type { SearchSource } from './searchSources.ts'
import { exactly, fieldsWith } from './termCounts.ts'

/** Hits by field in the chosen types, and by type in the chosen fields. */
export type HitFacets = { byField: Map<string, Total>; byUrn: Map<string, Total> }

type FacetsAsked = {
  term: string
  /** Fields that are counted each. */
  fields: readonly SearchField[]
  chosenFields: readonly SearchField[]
  chosenUrns: readonly string[]
}

/** So many candidates at most are gone through at once, rather than up to the limit for each that is counted. */
const AT_ONCE = 5_000

/** What kept counts know is read off them; the rest is counted in one going through the hits, where these are not many. */
export async function countFacets(execute: RunSql, all: Asked, asked: FacetsAsked): Promise<HitFacets> {
  const { counts } = all
  const { fields, chosenFields, chosenUrns } = asked
  const urns = urnsOf(all.sources)
  const among = urns.filter((urn) => chosenUrns.includes(urn))
  const knownField = (field: SearchField) => exactly(counts, among, [field])
  const knownUrn = (urn: string) => exactly(counts, [urn], chosenFields)
  const open = {
    fields: fields.filter((field) => knownField(field) === undefined),
    urns: urns.filter((urn) => knownUrn(urn) === undefined),
  }
  const found =
    open.fields.length + open.urns.length > 0 ? await countOpen(execute, all, { ...asked, among, open }) : undefined
  const total = (known: number | undefined, counted: number | undefined) => totalOf(known ?? counted ?? 0)
  return {
    byField: new Map(fields.map((field) => [field, total(knownField(field), found?.byField.get(field))])),
    byUrn: new Map(urns.map((urn) => [urn, total(knownUrn(urn), found?.byUrn.get(urn))])),
  }
}

type Open = FacetsAsked & { among: readonly string[]; open: { fields: SearchField[]; urns: string[] } }
type Counts = { byField: Map<string, number>; byUrn: Map<string, number> }

async function countOpen(execute: RunSql, { sources, counts }: Asked, asked: Open): Promise<Counts> {
  const { term, among, open, chosenFields } = asked
  const byUrns = open.urns.length > 0
  const within = sources.flatMap((source) => of(source, byUrns ? source.urns : among))
  const [source] = within
  if (!source) return { byField: new Map(), byUrn: new Map() }
  const fields = fieldsWith(counts, urnsOf(within), [...new Set([...open.fields, ...(byUrns ? chosenFields : [])])])
  const isLittle = (counts?.atMost(urnsOf(within), fields) ?? 0) <= AT_ONCE
  const parts = isLittle && !source.isFiltered ? await countAtOnce(execute, source, term, fields) : undefined
  if (parts) {
    const sum = (wanted: (part: Part) => boolean) =>
      parts.reduce((all, part) => all + (wanted(part) ? part.many : 0), 0)
    const has = (part: Part, some: readonly SearchField[]) => some.some((field) => part.fields.includes(field))
    return {
      byField: new Map(
        open.fields.map((field) => [field, sum((part) => among.includes(part.urn) && has(part, [field]))]),
      ),
      byUrn: new Map(open.urns.map((urn) => [urn, sum((part) => part.urn === urn && has(part, chosenFields))])),
    }
  }
  const chosen = sources.flatMap((one) => of(one, among))
  const [byField, byUrn] = await Promise.all([
    countEachField(execute, chosen, term, open.fields),
    byUrns ? countEachUrn(execute, { sources, counts }, soughtOf(term, chosenFields)) : new Map<string, number>(),
  ])
  return { byField, byUrn }
}

/** The urns of a source that are among these. */
function of(source: SearchSource, urns: readonly string[]): SearchSource[] {
  const places = source.urns.flatMap((urn, at) => (urns.includes(urn) ? [at] : []))
  if (places.length === 0) return []
  return [
    { ...source, urns: places.map((at) => source.urns[at] ?? ''), rows: places.map((at) => source.rows[at] ?? 0) },
  ]
}

/** How many titles of a urn have the term in just these fields. */
type Part = { urn: string; fields: SearchField[]; many: number }

/** Undefined where there are too many. */
async function countAtOnce(
  execute: RunSql,
  source: SearchSource,
  term: string,
  fields: readonly SearchField[],
): Promise<Part[] | undefined> {
  if (fields.length === 0) return []
  const sought = soughtOf(term, fields)
  const bits: RawBuilder<unknown>[] = fields.map(
    (field, nth) => sql`(${fieldSql(field, sought.key)})::integer * ${sql.lit(2 ** nth)}`,
  )
  const found = foundSql(source, { matches: matchSql(sought), value: sql.join(bits, sql` + `) })
  const rows = await execute(sql<{ urn: string; bits: number; many: number }>`
    SELECT urn, value AS bits, count(*) AS many
    FROM (SELECT urn, value FROM (${found}) found LIMIT ${sql.lit(AT_ONCE + 1)}) hits GROUP BY urn, value`)
  if (rows.reduce((sum, { many }) => sum + many, 0) > AT_ONCE) return undefined
  return rows.map(({ urn, bits: has, many }) => ({ urn, many, fields: fields.filter((_, nth) => has & (2 ** nth)) }))
}
