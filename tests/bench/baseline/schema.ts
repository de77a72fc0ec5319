import type { Pool } from 'pg'

/** The baseline's own narrow tables, filled from the very rows that the server has. */
export async function copyRows(pool: Pool): Promise<void> {
  const client = await pool.connect()
  // Copying a million rows outlasts the time that a call's statement may take.
  await client.query('SET statement_timeout = 0')
  for (const statement of [
    'DROP TABLE IF EXISTS bare_item',
    `CREATE TABLE bare_item AS
      SELECT s.id, s.st, s.updated, s.sort_name AS name, t.names || t.texts || t.codes AS search, s.list_row AS row, v.payload, 1 AS rev
      FROM side s JOIN version v ON v.key = s.key JOIN search_side t ON t.id = s.id AND t.slot = s.slot WHERE s.is_primary AND s.urn = 'urn:resource:catalog:movie'`,
    'ALTER TABLE bare_item ADD PRIMARY KEY (id)',
    'CREATE INDEX bare_item_updated ON bare_item (updated DESC, id)',
    'CREATE INDEX bare_item_status ON bare_item (st, updated DESC, id)',
    'CREATE INDEX bare_item_search ON bare_item USING gin (search gin_trgm_ops)',
    'VACUUM (ANALYZE) bare_item',
  ])
    await client.query(statement)
  client.release(true)
}
