import { sql, type Kysely } from 'kysely'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Tables } from '#server/db/tables.ts'

/** A film as a bulk change finds or leaves it: its revision, and what its live sides say. */
export type FilmState = { rev: number; texts: string; audits: number }

/** Every film, or every title of another type, by its id. */
export async function readFilms(db: Kysely<Tables>, type = 'movie'): Promise<Map<string, FilmState>> {
  const urn = catalogUrn(type)
  const { rows } = await sql<FilmState & { id: string }>`
    SELECT d.id, d.rev, coalesce(a.many, 0)::int AS audits, concat_ws(' ', d.state, d.draft_st,
      md5(draft.payload::text), CASE WHEN d.published_key IS NULL THEN '' ELSE 'published' END, md5(live.payload::text)) AS texts
    FROM document d
    LEFT JOIN version draft ON draft.key = d.draft_key
    LEFT JOIN version live ON live.key = d.published_key
    LEFT JOIN (SELECT id, count(*) AS many FROM audit WHERE urn = ${urn} GROUP BY id) a ON a.id = d.id::text
    WHERE d.urn = ${urn}`.execute(db)
  return new Map(rows.map(({ id, ...state }) => [id, state]))
}

/** What the ledger says became of each title of a job. */
export async function readOutcomes(db: Kysely<Tables>, job: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ doc: string; outcome: string }>`
    SELECT doc::text AS doc, outcome FROM job_item WHERE job = ${job}::uuid`.execute(db)
  return new Map(rows.map(({ doc, outcome }) => [doc, outcome]))
}

/** Numbers of the error catalogue by which titles of a job failed. */
export async function readFailureCodes(db: Kysely<Tables>, job: string): Promise<number[]> {
  const { rows } = await sql<{ code: number }>`
    SELECT DISTINCT code FROM job_item WHERE job = ${job}::uuid AND outcome = 'failure' ORDER BY code`.execute(db)
  return rows.map(({ code }) => code)
}
