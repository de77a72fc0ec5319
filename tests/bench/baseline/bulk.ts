import type { Pool } from 'pg'

/**
 * What a bulk change comes down to where nothing else is asked of it: one statement that changes every item, keeps a
 * version of each and notes who did it.
 */
export async function openBulk(pool: Pool): Promise<(value: string, count: number) => Promise<number>> {
  for (const statement of [
    'DROP TABLE IF EXISTS bare_bulk, bare_bulk_version, bare_bulk_audit',
    'CREATE TABLE bare_bulk AS SELECT id, st, updated, name, row, payload, rev FROM bare_item',
    'ALTER TABLE bare_bulk ADD PRIMARY KEY (id)',
    'CREATE INDEX bare_bulk_updated ON bare_bulk (updated DESC, id)',
    'CREATE TABLE bare_bulk_version (key uuid PRIMARY KEY, id uuid NOT NULL, payload jsonb NOT NULL, at timestamptz NOT NULL)',
    'CREATE INDEX bare_bulk_version_of ON bare_bulk_version (id)',
    'CREATE TABLE bare_bulk_audit (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id uuid NOT NULL, change jsonb NOT NULL, at timestamptz NOT NULL)',
    'CREATE INDEX bare_bulk_audit_of ON bare_bulk_audit (id)',
    'ANALYZE bare_bulk',
  ])
    await pool.query(statement)
  const change = `
    WITH done AS (
      UPDATE bare_bulk SET payload = payload || jsonb_build_object('el_no', $1::text), rev = rev + 1, updated = now()
      WHERE id IN (SELECT id FROM bare_bulk ORDER BY id LIMIT $2) RETURNING id, payload),
    kept AS (INSERT INTO bare_bulk_version SELECT gen_random_uuid(), id, payload, now() FROM done)
    INSERT INTO bare_bulk_audit (id, change, at)
    SELECT id, jsonb_build_array(jsonb_build_object('field', '/el_no', 'after', $1::text)), now() FROM done`
  return async (value, count) => {
    const client = await pool.connect()
    await client.query('SET statement_timeout = 0')
    const from = performance.now()
    await client.query(change, [value, count])
    const took = performance.now() - from
    client.release(true)
    return took
  }
}
