import { sql, type Kysely } from 'kysely'

/**
 * Words of a title apart from who may see them and when it changed: both sides of a title mostly say the same, so that a
 * save that changes no word, a draft that opens or a status that moves leaves the costly trigram index alone. `names`
 * stand in both: an index of the narrow rows holds them for whoever walks the newest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million rows take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  for (const statement of [...tables, ...columns.map(moreStatistics), ...indexes]) await sql.raw(statement).execute(db)
}

const tables = [
  'DROP INDEX search_words',
  'ALTER TABLE search RENAME TO search_before',
  `CREATE TABLE search_words (
    id uuid NOT NULL,
    words uuid NOT NULL,
    names text COLLATE "C" NOT NULL,
    heads integer[] NOT NULL,
    texts text COLLATE "C" NOT NULL,
    people text COLLATE "C" NOT NULL,
    codes text COLLATE "C" NOT NULL,
    letters text COLLATE "C" NOT NULL,
    is_long boolean NOT NULL
  )`,
  `CREATE TABLE search (
    id uuid NOT NULL,
    slot text COLLATE "C" NOT NULL,
    urn text COLLATE "C" NOT NULL,
    st text COLLATE "C" NOT NULL,
    is_primary boolean NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    updated timestamptz NOT NULL,
    names text COLLATE "C" NOT NULL,
    words uuid NOT NULL
  )`,
  // The same number as wordsId makes of them.
  `INSERT INTO search SELECT id, slot, urn, st, is_primary, prd_set, updated, names,
    md5(names || texts || people || codes || letters)::uuid FROM search_before`,
  `INSERT INTO search_words SELECT DISTINCT ON (s.words)
    s.id, s.words, b.names, b.heads, b.texts, b.people, b.codes, b.letters, b.is_long
    FROM search s JOIN search_before b ON b.id = s.id AND b.slot = s.slot ORDER BY s.words`,
  'DROP TABLE search_before',
]

/** How common a word is decides how it is counted, so that the planner is told more exactly. */
const columns = ['names', 'texts', 'people', 'letters']
const moreStatistics = (column: string) => `ALTER TABLE search_words ALTER COLUMN ${column} SET STATISTICS 400`

const indexes = [
  'ALTER TABLE search ADD PRIMARY KEY (id, slot)',
  // The id is one of the words, so that their number is a title's own: joined by one column, the planner knows how many
  // rows it meets.
  'ALTER TABLE search_words ADD PRIMARY KEY (words)',
  'CREATE INDEX search_words_of ON search_words (id)',
  'CREATE INDEX search_says ON search (words)',
  `CREATE INDEX search_newest ON search (urn, updated, id) INCLUDE (slot, st, is_primary, prd_set, names)`,
  `CREATE INDEX search_by_words ON search_words USING gin
    (heads, names gin_trgm_ops, texts gin_trgm_ops, people gin_trgm_ops, codes gin_trgm_ops, letters gin_trgm_ops)`,
  'CREATE INDEX search_long ON search_words (id) WHERE is_long',
  `CREATE VIEW search_side AS
    SELECT s.id, s.slot, s.urn, s.st, s.is_primary, s.prd_set, s.updated,
      w.names, w.heads, w.texts, w.people, w.codes, w.letters, w.is_long
    FROM search s JOIN search_words w ON w.words = s.words`,
]
