import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** Some fields of versions by key: what policies ask of the titles of a rail. */
export async function readTitleFields(
  kysely: Kysely<Tables>,
  keys: readonly string[],
  fields: readonly string[],
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  if (keys.length === 0 || fields.length === 0) return new Map()
  const { rows } = await sql<{ key: string; found: Record<string, unknown> | null }>`
    SELECT v.key, (SELECT jsonb_object_agg(f, v.payload -> f) FROM unnest(${[...fields]}::text[]) AS f
      WHERE v.payload ? f) AS found
    FROM version v WHERE v.key = ANY (${[...keys]}::uuid[])`.execute(kysely)
  return new Map(rows.map(({ key, found }) => [key, found ?? {}]))
}
