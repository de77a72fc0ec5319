import { sql, type Kysely } from 'kysely'
import type { Status } from '#contract/values/status.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'

/** A title as it is stored: the side that viewers have, else what there is of it, by the fields that schedules read. */
export type TitleRow = {
  id: string
  urn: string
  st: Status
  /** Whether the reader may see it; of others nothing but rights is told. */
  seen: boolean
  list_row: Record<string, unknown>
  fields: Record<string, unknown>
}

const FIELDS = ['sg', 'trt', 'rt', 'lod', 'cond_pub', 'spt_ty', 'loop', 'yr', 'gnr', 'rat', 'ssn_n', 'eps_n'] as const

/** Titles of the named types by id. `parts` names the pieces alone: without what only a title itself is asked for. */
export async function readTitles(
  kysely: Kysely<Tables>,
  reader: Reader,
  { ids, urns, parts = false }: { ids: readonly string[]; urns: readonly string[]; parts?: boolean },
): Promise<TitleRow[]> {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  const products = scopeOf(reader)
  const seen = products === 'all' ? sql`true` : sql`s.prd && ${[...products]}::text[]`
  const fields = parts
    ? sql`'{}'::jsonb`
    : sql`(SELECT coalesce(jsonb_object_agg(f.name, v.payload -> f.name), '{}')
        FROM unnest(${[...FIELDS]}::text[]) AS f (name) WHERE v.payload ? f.name)`
  const { rows } = await sql<TitleRow>`
    SELECT DISTINCT ON (s.id) s.id, s.urn, s.st, ${seen} AS seen, s.list_row, ${fields} AS fields
    FROM side s JOIN version v ON v.key = s.key
    WHERE s.id = ANY (${known}::uuid[]) AND s.urn = ANY (${[...urns]}::text[])
    ORDER BY s.id, (s.slot = 'published') DESC`.execute(kysely)
  return rows
}
