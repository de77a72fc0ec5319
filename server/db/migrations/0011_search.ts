import { sql, type Kysely } from 'kysely'
import { searchColumns } from '../../stores/search/searchRow.ts'

/**
 * What the global search reads: a narrow row per live side, so that a common word is found by walking the newest rows of
 * an index that holds the names, and a rare one by trigrams.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million rows take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  await sql`CREATE TABLE search (
    id uuid NOT NULL,
    slot text COLLATE "C" NOT NULL,
    urn text COLLATE "C" NOT NULL,
    st text COLLATE "C" NOT NULL,
    is_primary boolean NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    updated timestamptz NOT NULL,
    names text COLLATE "C" NOT NULL,
    heads integer[] NOT NULL,
    texts text COLLATE "C" NOT NULL,
    people text COLLATE "C" NOT NULL,
    codes text COLLATE "C" NOT NULL,
    letters text COLLATE "C" NOT NULL,
    is_long boolean NOT NULL,
    PRIMARY KEY (id, slot)
  )`.execute(db)
  // How common a word is decides how it is counted, so that the planner is told more exactly.
  for (const column of ['names', 'texts', 'people', 'letters'])
    await sql`ALTER TABLE search ALTER COLUMN ${sql.ref(column)} SET STATISTICS 400`.execute(db)
  await fill(db)
  await sql`CREATE INDEX search_newest ON search (urn, updated, id)
    INCLUDE (slot, st, is_primary, prd_set, names)`.execute(db)
  await sql`CREATE INDEX search_words ON search USING gin
    (heads, names gin_trgm_ops, texts gin_trgm_ops, people gin_trgm_ops, codes gin_trgm_ops, letters gin_trgm_ops)`.execute(
    db,
  )
  await sql`CREATE INDEX search_long ON search (urn) WHERE is_long`.execute(db)
  // Lists search there too; without its copy a list row is a quarter shorter.
  await sql`ALTER TABLE side DROP COLUMN search_key`.execute(db)
}

type Stored = { id: string; slot: string; ex_id: string | null; payload: Record<string, unknown> | null }

const BATCH = 1_000
const FIRST = { id: '00000000-0000-0000-0000-000000000000', slot: '' }

/** Rows of what is stored already, in the order of their ids. */
async function fill(db: Kysely<unknown>): Promise<void> {
  for (let after = FIRST; ;) {
    const { rows } = await sql<Stored>`
      SELECT s.id, s.slot, s.ex_id, v.payload FROM side s JOIN version v ON v.key = s.key
      WHERE (s.id, s.slot) > (${after.id}::uuid, ${after.slot}) ORDER BY s.id, s.slot LIMIT ${BATCH}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const columns = rows.map(({ id, slot, ex_id, payload }) => ({
      id,
      slot,
      ...searchColumns({ payload: payload ?? {}, id, exId: ex_id }),
    }))
    await sql`
      INSERT INTO search
      SELECT s.id, s.slot, s.urn, s.st, s.is_primary, s.prd_set, s.updated, c.names, c.heads,
        c.texts, c.people, c.codes, c.letters, c.is_long
      FROM jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
        AS c(id uuid, slot text, names text, heads integer[], texts text, people text, codes text,
          letters text, is_long boolean)
      JOIN side s ON s.id = c.id AND s.slot = c.slot`.execute(db)
    after = last
  }
}
