import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** One live side of a document, its payload still as text: whoever judges it parses it, in a thread of its own. */
export type LivePayload = {
  id: string
  slot: 'draft' | 'published'
  key: string
  st: string
  prd: string[]
  created: string
  updated: string
  schema: number
  payload: string
}

/** Where a reading goes on: it follows the creation times, which no save changes. */
export type LivePlace = Pick<LivePayload, 'created' | 'id' | 'slot'>

export const START: LivePlace = {
  created: '-infinity',
  id: '00000000-0000-0000-0000-000000000000',
  slot: 'draft',
}

/** The next live payloads of a urn, at most `limit`. */
export async function readLivePayloads(
  db: Kysely<Tables>,
  urn: string,
  { created, id, slot }: LivePlace,
  limit: number,
): Promise<LivePayload[]> {
  const { rows } = await sql<LivePayload>`
    SELECT s.id, s.slot, s.key, s.st, s.prd, v.updated::text AS updated, s.created::text AS created, v.schema, coalesce(v.payload, '{}')::text AS payload
    FROM side s JOIN version v ON v.key = s.key
    WHERE s.urn = ${urn} AND (s.created, s.id, s.slot) > (${created}::timestamptz, ${id}::uuid, ${slot})
    ORDER BY s.created, s.id, s.slot LIMIT ${limit}`.execute(db)
  return rows
}
