import type { Pool } from 'pg'

/** A text per line, lower case, as a search looks through it. */
const lines = (field: string) =>
  `coalesce((SELECT string_agg(lower(one ->> 'n'), E'\\n') FROM jsonb_array_elements(v.payload -> '${field}') one), '')`

/**
 * The baseline's own narrow tables, filled from the texts of the very titles that the server has: what people see of
 * them, published before draft. It leans on nothing but documents and their versions.
 */
export async function copyRows(pool: Pool): Promise<void> {
  const client = await pool.connect()
  // Copying a million rows outlasts the time that a call's statement may take.
  await client.query('SET statement_timeout = 0')
  for (const statement of [
    'DROP TABLE IF EXISTS bare_item, bare_version, bare_audit',
    `CREATE TABLE bare_item AS
      SELECT d.id, d.urn, v.st, d.updated, t.*, t.names || E'\\n' || t.texts || E'\\n' || t.people AS search,
        v.payload - '{lod,ppl,tc,ia_meta}'::text[] AS row, v.payload, d.rev
      FROM document d JOIN version v ON v.key = coalesce(d.published_key, d.draft_key),
      LATERAL (SELECT ${lines('lon')} AS names, ${lines('lod')} AS texts, ${lines('ppl')} AS people) t
      WHERE d.urn LIKE 'urn:resource:catalog:%'`,
    'ALTER TABLE bare_item ADD PRIMARY KEY (id)',
    'CREATE INDEX bare_item_updated ON bare_item (urn, updated DESC, id)',
    'CREATE INDEX bare_item_status ON bare_item (urn, st, updated DESC, id)',
    'CREATE INDEX bare_item_newest ON bare_item (updated DESC, id)',
    'CREATE INDEX bare_item_search ON bare_item USING gin (search gin_trgm_ops)',
    'CREATE TABLE bare_version (id uuid, rev integer, st text, payload jsonb, at timestamptz, by text, PRIMARY KEY (id, rev))',
    `CREATE TABLE bare_audit (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid, rev integer, verb text, at timestamptz, by text)`,
    'CREATE INDEX bare_audit_of ON bare_audit (id, seq)',
    'VACUUM (ANALYZE) bare_item',
  ])
    await client.query(statement)
  client.release(true)
}
