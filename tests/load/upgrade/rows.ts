import type { Database } from '#server/db/openDatabase.ts'

/** What a table holds: its columns, how many rows, and a digest of them all. */
export type Rows = Record<string, { columns: string[]; rows: number; digest: string }>

/** Rows that the newer version has moved in are left out of what is compared. */
const OF_TYPES = `urn = 'urn:resource:type'`
const MOVED_IN: Readonly<Record<string, string>> = {
  document: OF_TYPES,
  version: `id IN (SELECT id FROM document WHERE ${OF_TYPES})`,
}

/** Wordings are numbered anew with what they know (0063): of each title what it says is compared. */
const SAID =
  '(SELECT s.id, s.slot, w.names, w.texts, w.people, w.codes FROM search s JOIN search_words w USING (words))'
const READ_AS: Readonly<Record<string, string>> = { search_words: SAID }
const NUMBERED_ANEW: Readonly<Record<string, string[]>> = { search: ['words'] }

/** Every table of a database with what lies in it; of tables that were read before, the columns that they had then. */
export async function readTables({ pool }: Pick<Database, 'pool'>, before: Rows = {}): Promise<Rows> {
  const { rows: found } = await pool.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, array_agg(attname::text ORDER BY attname) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migration' GROUP BY 1 ORDER BY 1`,
  )
  const tables: Rows = {}
  for (const { name, columns: all } of found) {
    const columns = before[name]?.columns ?? all
    const added = [...all.filter((column) => !columns.includes(column)), ...(NUMBERED_ANEW[name] ?? [])]
    const where = MOVED_IN[name] ? `WHERE NOT (${MOVED_IN[name]})` : ''
    // Called as no column is: `t` would be that of a setting.
    const { rows } = await pool.query<{ rows: number; digest: string }>(
      `SELECT count(*)::integer AS rows, coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS digest
       FROM (SELECT md5((to_jsonb(whole_row) - $1::text[])::text) AS line FROM ${READ_AS[name] ?? `"${name}"`} whole_row ${where}) lines`,
      [added],
    )
    const [one] = rows
    if (one) tables[name] = { columns, ...one }
  }
  return tables
}

/** Types as they were kept before migration 0021, and as documents since. */
export async function countTypes({ pool }: Pick<Database, 'pool'>): Promise<[number, number]> {
  const { rows: asked } = await pool.query<{ is: boolean }>(`SELECT to_regclass('type_document') IS NOT NULL AS is`)
  const statement = asked[0]?.is
    ? `SELECT (SELECT count(*) FROM type_document) AS types, (SELECT count(*) FROM type_document)
         + (SELECT count(*) FROM type_revision r JOIN type_document d ON d.type = r.type AND r.rev < d.rev) AS versions`
    : `SELECT (SELECT count(*) FROM document WHERE ${OF_TYPES}) AS types,
         (SELECT count(*) FROM version WHERE ${MOVED_IN.version}) AS versions`
  const { rows } = await pool.query<{ types: number; versions: number }>(statement)
  return [Number(rows[0]?.types ?? 0), Number(rows[0]?.versions ?? 0)]
}
