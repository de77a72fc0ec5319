import type { Database } from '#server/db/openDatabase.ts'
import { SAVED_AT, SAVED_BY, SAVED_JOIN } from '#server/stores/documents/lastSaved.ts'

/**
 * What a write leaves in each table, of the documents of an array $1; in an order that no id decides. List rows say when
 * they were saved last as lists read it.
 */
const STATEMENTS: Readonly<Record<string, string>> = {
  document: 'SELECT d AS row FROM document d WHERE id = ANY ($1::uuid[])',
  version: 'SELECT v AS row FROM version v WHERE id = ANY ($1::uuid[]) ORDER BY n',
  side: `SELECT to_jsonb(s) || jsonb_build_object('updated', ${SAVED_AT}, 'updated_by', ${SAVED_BY}) AS row
    FROM side s ${SAVED_JOIN} WHERE s.id = ANY ($1::uuid[]) ORDER BY s.slot`,
  recent: 'SELECT r AS row FROM recent r WHERE id = ANY ($1::uuid[]) ORDER BY slot',
  search: 'SELECT s AS row FROM search s WHERE id = ANY ($1::uuid[]) ORDER BY slot',
  words: 'SELECT w AS row FROM search_words w WHERE id = ANY ($1::uuid[]) ORDER BY names, texts',
  audit: `SELECT to_jsonb(a) - 'seq' AS row FROM audit a WHERE id = ANY ($1::text[]) ORDER BY seq`,
  event: `SELECT to_jsonb(e) - '{tx,seq,ids,revs}'::text[] || jsonb_build_object('id', coalesce(of.id, e.id), 'rev', coalesce(of.rev, e.rev)) AS row
    FROM event e LEFT JOIN LATERAL unnest(ids, revs) AS of(id, rev) ON true
    WHERE coalesce(of.id, e.id) = ANY ($1::text[]) ORDER BY seq`,
  item: `SELECT to_jsonb(i) - '{job,nth}'::text[] AS row FROM job_item i WHERE doc = ANY ($1::text[])`,
}

/** The search writes them without dashes. */
const UUID = /[0-9a-f]{8}[- ][0-9a-f]{4}[- ][0-9a-f]{4}[- ][0-9a-f]{4}[- ][0-9a-f]{12}/g

/** All rows of one film, its ids and keys called by the order in which they come: two films of one fate have the same. */
export async function rowsOfFilm({ pool }: Pick<Database, 'pool'>, id: string): Promise<Record<string, unknown[]>> {
  const names = new Map<string, string>()
  const named = (found: string) => {
    const id = found.replaceAll(' ', '-')
    const name = names.get(id) ?? `id ${names.size}`
    names.set(id, name)
    return name
  }
  const film: Record<string, unknown[]> = {}
  for (const [table, text] of Object.entries(STATEMENTS)) {
    const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(row)::text AS row FROM (${text}) found`, [[id]])
    film[table] = rows.map(({ row }) => JSON.parse(row.replaceAll(UUID, named)) as unknown)
  }
  return film
}
