import { sql, type Kysely } from 'kysely'
import { CONTAINER_URN } from '#contract/values/storefront.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import { isUuid } from '../../db/isUuid.ts'
import type { Tables } from '../../db/tables.ts'
import { scopeOf, type Reader } from '../documents/sender.ts'
import { ALWAYS } from '../lists/condition.ts'

export type NamingContainer = { id: string; lon: LocalizedText[]; end?: string }
type Naming = { title: string; id: string; lon: LocalizedText[] | null; ed_dt: string | null }

/** Mentions that are looked at: more than anybody reads. */
const MOST = 5_000

/** Containers by the titles that they name, as they are worked on; title by title, so that the index is asked. */
export async function readContainersOf(
  kysely: Kysely<Tables>,
  reader: Reader,
  titles: readonly string[],
): Promise<ReadonlyMap<string, NamingContainer[]>> {
  const { rows } = await sql<Naming>`
    SELECT wanted.id AS title, c.id, c.list_row -> 'lon' AS lon, c.list_row ->> 'ed_dt' AS ed_dt
    FROM unnest(${[...titles]}::text[]) AS wanted (id)
    JOIN side c ON c.refs @> ARRAY[wanted.id] AND c.refs <> '{}'
    WHERE c.urn = ${CONTAINER_URN} AND c.is_primary AND c.st IN ('published', 'draft', 'pending')
      AND ${inScope(reader, 'c')} LIMIT ${MOST}`.execute(kysely)
  return grouped(
    rows,
    ({ title }) => title,
    ({ id, lon, ed_dt }) => ({
      ...{ id, lon: lon ?? [] },
      ...(ed_dt !== null && { end: ed_dt }),
    }),
  )
}

/** Ends of what viewers have of the titles that containers name. */
export async function readTitleEnds(
  kysely: Kysely<Tables>,
  reader: Reader,
  containers: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ container: string; ends: string }>`
    SELECT c.id AS container, t.ends FROM side c, unnest(c.refs) AS named (id)
    JOIN side t ON t.id = CASE WHEN named.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN named.id::uuid END
    WHERE c.id = ANY (${containers.filter(isUuid)}::uuid[]) AND c.is_primary AND t.slot = 'published'
      AND t.st = 'published' AND isfinite(t.ends) AND ${inScope(reader, 't')}
    ORDER BY t.ends LIMIT ${MOST}`.execute(kysely)
  return grouped(
    rows,
    ({ container }) => container,
    ({ ends }) => new Date(ends).toISOString(),
  )
}

function inScope(reader: Reader, table: string) {
  const scope = scopeOf(reader)
  return scope === 'all' ? ALWAYS : sql`${sql.ref(`${table}.prd`)} && ${[...scope]}::text[]`
}

function grouped<Row, Value>(rows: readonly Row[], keyOf: (row: Row) => string, valueOf: (row: Row) => Value) {
  return new Map([...Map.groupBy(rows, keyOf)].map(([key, some]) => [key, some.map(valueOf)]))
}
