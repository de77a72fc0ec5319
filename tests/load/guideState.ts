import { sql, type Kysely } from 'kysely'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Tables } from '#server/db/tables.ts'

/** An airing that stands: channel, start and title in one, how often it was written, and what the feed said of it. */
export type AiringState = { id: string; told: string; rev: number; audits: number; source: string | null }

export async function readAirings(db: Kysely<Tables>): Promise<AiringState[]> {
  const urn = catalogUrn('airing')
  const { rows } = await sql<AiringState>`
    SELECT d.id, d.rev, coalesce(a.many, 0)::int AS audits, o.payload -> 'lon' -> 0 ->> 'n' AS source,
      concat_ws(' ', v.payload ->> 'ch', v.payload ->> 'a_st_dt', v.payload -> 'lon' -> 0 ->> 'n') AS told
    FROM document d JOIN version v ON v.key = coalesce(d.draft_key, d.published_key)
    LEFT JOIN source o ON o.urn = ${urn} AND o.id = d.id AND o.src = 'lds'
    LEFT JOIN (SELECT id, count(*) AS many FROM audit WHERE urn = ${urn} GROUP BY id) a ON a.id = d.id::text
    WHERE d.urn = ${urn} AND d.state = 'live'`.execute(db)
  return rows
}

export async function readChannels(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM document WHERE urn = ${catalogUrn('channel')} ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

type LedgerRow = { nth: number; outcome: string; kind: string | null }

/** Items of an ingestion with the change that each writes. */
export async function readChanges(db: Kysely<Tables>, job: string): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`SELECT i.nth, i.outcome, c.kind FROM job_item i
    LEFT JOIN epg_change c ON c.ingestion = i.job AND c.n = i.nth WHERE i.job = ${job}::uuid ORDER BY i.nth`.execute(db)
  return rows
}

/** Jobs of feeds, the newest first: an upload that a kill has cut off may have become one or not. */
export async function readIngestions(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM job WHERE kind = 'ingestEpg' ORDER BY ct DESC, id DESC`.execute(db)
  return rows.map(({ id }) => id)
}
