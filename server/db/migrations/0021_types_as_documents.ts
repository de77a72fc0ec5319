import { sql, type Kysely } from 'kysely'
import { v5, v7 } from 'uuid'

type Saved = {
  type: string
  rev: number
  document: string
  at: string
  uid: string
  name: string
  /** Of the person, as the audit has it. */
  username: string | null
}

/**
 * Type documents are documents like any other: one document each, known by its name, and one version for each save. The
 * order of fields is what whoever wrote them chose, so that their JSON stays text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE document ADD COLUMN name text COLLATE "C"`.execute(db)
  await sql`CREATE UNIQUE INDEX document_name ON document (urn, name) WHERE name IS NOT NULL`.execute(db)
  // The last save as it serves: an earlier migration may have changed it.
  const { rows } = await sql<Saved>`
    SELECT s.*, (SELECT a.username FROM audit a
      WHERE a.urn = ${URN} AND a.id = s.type AND a.rev = s.rev ORDER BY a.seq DESC LIMIT 1) AS username
    FROM (
      SELECT type, rev, document::text AS document, updated AS at, updated_by AS uid, updated_name AS name
      FROM type_document
      UNION ALL
      SELECT r.type, r.rev, r.document::text, r.created, r.created_by, r.created_name
      FROM type_revision r JOIN type_document d ON d.type = r.type AND r.rev < d.rev) s
    ORDER BY s.type, s.rev`.execute(db)
  for (const [, saves] of Map.groupBy(rows, ({ type }) => type)) await moveType(db, saves)
  await sql`DROP TABLE type_document, type_revision`.execute(db)
}

const URN = 'urn:resource:type'

async function moveType(db: Kysely<unknown>, saves: readonly Saved[]): Promise<void> {
  const [first, last] = [saves[0], saves.at(-1)]
  if (!first || !last) return
  const id = v5(`${URN}:${last.type}`, v5.URL)
  const versions = saves.map((save) => ({ ...save, key: v7(), by: save.username ?? save.uid }))
  const newest = versions.at(-1)
  await sql`
    INSERT INTO document (id, urn, name, rev, state, n, newest_key, published_key, published_n, created, created_by,
      updated, updated_by, updated_name)
    VALUES (${id}, ${URN}, ${last.type}, ${last.rev}, 'live', ${last.rev}, ${newest?.key}, ${newest?.key}, ${last.rev},
      ${first.at}, ${versions[0]?.by}, ${last.at}, ${newest?.by}, ${last.name})`.execute(db)
  for (const [at, { key, rev, document, at: saved, by }] of versions.entries()) {
    const { schemaVersion } = JSON.parse(document) as { schemaVersion: number }
    await sql`
      INSERT INTO version (key, id, n, st, payload, parent, schema, created, created_by, updated, updated_by)
      VALUES (${key}, ${id}, ${rev}, ${key === newest?.key ? 'published' : 'archived'},
        ${JSON.stringify({ text: document })}::jsonb, ${versions[at - 1]?.key ?? null}, ${schemaVersion},
        ${saved}, ${by}, ${saved}, ${by})`.execute(db)
  }
}
