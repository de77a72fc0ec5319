import { sql, type Kysely } from 'kysely'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Tables } from '#server/db/tables.ts'

/** What the ledger of an import says of one row of the file. */
export type RowOutcome = { nth: number; doc: string; outcome: string }

/** The English name of every film by its id, as a draft has it. */
export async function readNames(db: Kysely<Tables>): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT d.id::text AS id, v.payload -> 'lon' -> 0 ->> 'n' AS name
    FROM document d JOIN version v ON v.key = d.newest_key WHERE d.urn = ${catalogUrn('movie')}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Every row of the ledger, a row that stands there twice too. */
export async function readRows(db: Kysely<Tables>, job: string): Promise<RowOutcome[]> {
  const { rows } = await sql<RowOutcome>`
    SELECT nth, doc::text AS doc, outcome FROM job_item WHERE job = ${job}::uuid ORDER BY nth`.execute(db)
  return rows
}

/** Rows in the ledger that no job holds: what a refused or broken upload must not leave. */
export async function countStray(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*)::int AS many FROM job_item i WHERE NOT EXISTS (SELECT FROM job j WHERE j.id = i.job)`.execute(db)
  return rows[0]?.many ?? 0
}
