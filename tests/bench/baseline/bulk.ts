import type { Pool, PoolClient } from 'pg'

/** Tables of a bulk change's own, as large as the type that is changed. */
const TABLES = [
  'DROP TABLE IF EXISTS bare_bulk, bare_bulk_version, bare_bulk_audit',
  `CREATE TABLE bare_bulk AS SELECT id, st, updated, names, row, payload, rev FROM bare_item
    WHERE urn = 'urn:resource:catalog:movie'`,
  'ALTER TABLE bare_bulk ADD PRIMARY KEY (id)',
  'CREATE INDEX bare_bulk_updated ON bare_bulk (updated DESC, id)',
  'CREATE TABLE bare_bulk_version (key uuid PRIMARY KEY, id uuid NOT NULL, payload jsonb NOT NULL, at timestamptz NOT NULL)',
  'CREATE INDEX bare_bulk_version_of ON bare_bulk_version (id)',
  'CREATE TABLE bare_bulk_audit (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id uuid NOT NULL, change jsonb NOT NULL, at timestamptz NOT NULL)',
  'CREATE INDEX bare_bulk_audit_of ON bare_bulk_audit (id)',
  'ANALYZE bare_bulk',
]

const CHANGE = `
  WITH done AS (
    UPDATE bare_bulk SET payload = payload || jsonb_build_object('el_no', $1::text), rev = rev + 1, updated = now()
    WHERE id IN (SELECT id FROM bare_bulk ORDER BY id LIMIT $2) RETURNING id, payload),
  kept AS (INSERT INTO bare_bulk_version SELECT gen_random_uuid(), id, payload, now() FROM done)
  INSERT INTO bare_bulk_audit (id, change, at)
  SELECT id, jsonb_build_array(jsonb_build_object('field', '/el_no', 'after', $1::text)), now() FROM done`

export function readyBulk(pool: Pool): Promise<void> {
  return withoutLimit(pool, async (client) => {
    for (const statement of TABLES) await client.query(statement)
  })
}

/**
 * What a bulk change comes down to where nothing else is asked of it: one statement that changes every item, keeps a
 * version of each and notes who did it. Answers how many it changed.
 */
export function changeBulk(pool: Pool, value: string, count: number): Promise<number> {
  return withoutLimit(pool, async (client) => (await client.query(CHANGE, [value, count])).rowCount ?? 0)
}

/** All of a bulk change outlasts the time that a call's statement may take. */
async function withoutLimit<Result>(pool: Pool, use: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    return await use(client)
  } finally {
    // The session stays: what it has used is told for as long as it lives.
    await client.query('RESET statement_timeout')
    client.release()
  }
}
