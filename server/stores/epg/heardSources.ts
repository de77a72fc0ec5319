import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** What a feed says of an airing that it does not change. */
export type HeardSource = { id: string; payload: object }

type Heard = { ingestion: string; urn: string; sources: readonly HeardSource[]; at: string }

/** Keeps the feed's word of airings that stay as they are, and the word before it for an undo. */
export async function keepSources(db: Kysely<Tables>, { ingestion, urn, sources, at }: Heard): Promise<void> {
  if (sources.length === 0) return
  await sql`
    WITH said AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) AS s(id uuid, payload jsonb)),
    former AS (
      INSERT INTO epg_heard (ingestion, id, was, was_at, at)
      SELECT ${ingestion}::uuid, said.id, o.payload, o.at, ${at}::timestamptz
      FROM said LEFT JOIN source o ON o.urn = ${urn} AND o.id = said.id AND o.src = 'lds'
      ON CONFLICT (ingestion, id) DO UPDATE SET at = excluded.at)
    INSERT INTO source (urn, id, src, payload, at)
    SELECT ${urn}, said.id, 'lds', said.payload, ${at}::timestamptz FROM said
    ON CONFLICT (urn, id, src) DO UPDATE SET payload = excluded.payload, at = excluded.at`.execute(db)
}

/** Safe to be run again: what was given back is forgotten. */
export async function giveBackSources(db: Kysely<Tables>, ingestion: string, urn: string): Promise<void> {
  await sql`
    WITH heard AS (DELETE FROM epg_heard WHERE ingestion = ${ingestion} RETURNING *),
    back AS (
      UPDATE source o SET payload = h.was, at = h.was_at FROM heard h
      WHERE o.urn = ${urn} AND o.id = h.id AND o.src = 'lds' AND o.at = h.at AND h.was IS NOT NULL)
    DELETE FROM source o USING heard h
    WHERE o.urn = ${urn} AND o.id = h.id AND o.src = 'lds' AND o.at = h.at AND h.was IS NULL`.execute(db)
}
