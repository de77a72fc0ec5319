import type { Database } from '#server/db/openDatabase.ts'

/** What a table holds: how many rows, and a digest of them all. */
export type Rows = Record<string, { rows: number; digest: string }>

/** Columns that the newer version has added, and rows that it has moved in, are left out of what is compared. */
const ADDED_COLUMNS = ['name']
const OF_TYPES = `urn = 'urn:resource:type'`
const MOVED_IN: Readonly<Record<string, string>> = {
  document: OF_TYPES,
  version: `id IN (SELECT id FROM document WHERE ${OF_TYPES})`,
}

/** Every table of a database with what lay in it before the upgrade. */
export async function readTables({ pool }: Pick<Database, 'pool'>): Promise<Rows> {
  const { rows: names } = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  const tables: Rows = {}
  for (const { name } of names.filter((one) => one.name !== 'migration')) {
    const without = name === 'document' ? ADDED_COLUMNS.map((column) => ` - '${column}'`).join('') : ''
    const where = MOVED_IN[name] ? `WHERE NOT (${MOVED_IN[name]})` : ''
    const { rows } = await pool.query<{ rows: number; digest: string }>(
      `SELECT count(*)::integer AS rows, coalesce(md5(string_agg(line, '' ORDER BY line)), '') AS digest
       FROM (SELECT md5((to_jsonb(t)${without})::text) AS line FROM "${name}" t ${where}) lines`,
    )
    const [one] = rows
    if (one) tables[name] = one
  }
  return tables
}

/** Types as they were kept before, and as documents since. */
export async function countTypes({ pool }: Pick<Database, 'pool'>, isOld: boolean): Promise<[number, number]> {
  const statement = isOld
    ? `SELECT (SELECT count(*) FROM type_document) AS types, (SELECT count(*) FROM type_document)
         + (SELECT count(*) FROM type_revision r JOIN type_document d ON d.type = r.type AND r.rev < d.rev) AS versions`
    : `SELECT (SELECT count(*) FROM document WHERE ${OF_TYPES}) AS types,
         (SELECT count(*) FROM version WHERE ${MOVED_IN.version}) AS versions`
  const { rows } = await pool.query<{ types: number; versions: number }>(statement)
  return [Number(rows[0]?.types ?? 0), Number(rows[0]?.versions ?? 0)]
}
