import { sql, type Kysely } from 'kysely'
import type { ItemOutcome, JobItem } from '#contract/schemas/bulk.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Reason } from '#contract/values/reason.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { Tables } from '../../db/tables.ts'
import type { JobRow } from '../jobs/jobRow.ts'

/** Whose names of titles a reader may see. */
export type NameScope = { urns: readonly string[]; products: readonly string[] | 'all' }

/** `namedOnly`: items of titles that cannot be named are left out, and counted by nobody. */
export type ItemScope = NameScope & { namedOnly: boolean }

export type ItemPage = { items: JobItem[]; count: number }

type Row = {
  nth: number
  doc: string
  outcome: ItemOutcome
  code: number | null
  description: string | null
  field: string | null
  reason: Pick<Reason, 'keyword' | 'params'> | Pick<JobItem, 'left'> | null
  lon: LocalizedText[] | null
}

/** What became of each title, in the order of the job. Names that the reader may not see are left out. */
export async function readItems(
  db: Kysely<Tables>,
  { id, urn }: Pick<JobRow, 'id' | 'urn'>,
  scope: ItemScope,
  page: { outcomes?: readonly ItemOutcome[]; withLeft?: boolean; limit: number; offset: number },
): Promise<ItemPage> {
  const outcomes = page.outcomes ? sql`AND outcome = ANY (${[...page.outcomes]}::text[])` : sql``
  const left = page.withLeft ? sql`AND reason ? 'left'` : sql``
  const wanted = sql`${outcomes} ${left} ${shown(scope)}`
  const [found, counted] = await Promise.all([
    sql<Row>`SELECT i.*, s.list_row -> 'lon' AS lon
      FROM (SELECT nth, doc, outcome, code, description, field, reason FROM job_item WHERE job = ${id} ${wanted}
        ORDER BY nth LIMIT ${page.limit} OFFSET ${page.offset}) i
      LEFT JOIN LATERAL (SELECT list_row FROM side WHERE i.doc <> '' AND side.id = NULLIF(i.doc, '')::uuid
        AND ${isNamed(scope)} ORDER BY slot LIMIT 1) s ON true
      ORDER BY i.nth`.execute(db),
    sql<{ many: number }>`SELECT count(*)::integer AS many FROM job_item WHERE job = ${id} ${wanted}`.execute(db),
  ])
  return { items: found.rows.map((row) => itemOf(row, typeOfUrn(urn) ?? '')), count: counted.rows[0]?.many ?? 0 }
}

function isNamed({ urns, products }: NameScope) {
  const ofProducts = products === 'all' ? sql`` : sql`AND side.prd && ${[...products]}::text[]`
  return sql`side.urn = ANY (${[...urns]}::text[]) ${ofProducts}`
}

function shown(scope: ItemScope) {
  if (!scope.namedOnly) return sql``
  return sql`AND EXISTS (SELECT FROM side WHERE side.id = NULLIF(doc, '')::uuid AND ${isNamed(scope)})`
}

function itemOf({ nth, doc, outcome, code, description, field, reason, lon }: Row, cty: string): JobItem {
  return {
    nth,
    key: doc,
    cty,
    lon: lon ?? [],
    outcome,
    ...(code === null ? {} : { code }),
    ...(description === null ? {} : { description }),
    ...(field === null ? {} : { field }),
    ...reason,
  }
}

/** Documents that failed, the first of them. */
export async function failureKeys(db: Kysely<Tables>, job: string, scope: ItemScope, limit: number): Promise<string[]> {
  const { rows } = await sql<{ doc: string }>`SELECT doc FROM job_item
    WHERE job = ${job} AND outcome = 'failure' ${shown(scope)} ORDER BY nth LIMIT ${limit}`.execute(db)
  return rows.map(({ doc }) => doc)
}
