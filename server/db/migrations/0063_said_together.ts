import { sql, type Kysely } from 'kysely'
import { kindOf } from '../../stores/search/heads.ts'

/**
 * Words know of which type and in which products their title is, and whether 'All' shows them, so that hits are counted
 * without their list rows; what a title says has one index instead of one for descriptions, which also tells types apart.
 * A wording is that of one set of products: where the sides of a title said the same to different ones, each has its own
 * now. Triggers keep what is shown, for servers of before as well; they do not meet a save that changes neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million titles take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  await sql.raw('LOCK TABLE search, search_words IN SHARE ROW EXCLUSIVE MODE').execute(db)
  for (const statement of apart) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ urn: string }>`SELECT DISTINCT urn FROM search`.execute(db)
  const urns = rows.map(({ urn }) => urn)
  await sql`INSERT INTO search_words (id, words, names, heads, texts, people, codes, letters, is_long, urn, prd_set,
      is_primary)
    SELECT w.id, w.words, w.names, w.heads || k.kind, w.texts, w.people, w.codes, w.letters, w.is_long, s.urn, s.prd_set,
      s.is_shown
    FROM words_before w
    JOIN (SELECT words, min(urn) AS urn, min(prd_set) AS prd_set, bool_or(is_primary) AS is_shown FROM search
      GROUP BY words) s ON s.words = w.words
    JOIN unnest(${urns}::text[], ${urns.map(kindOf)}::integer[]) AS k(urn, kind) ON k.urn = s.urn`.execute(db)
  for (const statement of [...indexes, ...view, ...triggers]) await sql.raw(statement).execute(db)
}

const apart = [
  `CREATE TEMPORARY TABLE parted ON COMMIT DROP AS
    SELECT s.id, s.slot, s.words AS said, md5(s.words::text || s.prd_set)::uuid AS words
    FROM search s JOIN search p ON p.id = s.id AND p.words = s.words AND p.slot = 'draft' AND s.slot = 'published'
      AND p.prd_set <> s.prd_set`,
  'UPDATE search s SET words = p.words FROM parted p WHERE p.id = s.id AND p.slot = s.slot',
  'DROP VIEW search_side',
  'ALTER TABLE search_words RENAME TO words_before',
  'ALTER TABLE words_before DROP CONSTRAINT search_words_pkey',
  'DROP INDEX search_words_of, search_by_words, search_long',
  `INSERT INTO words_before SELECT w.id, p.words, w.names, w.heads, w.texts, w.people, w.codes, w.letters, w.is_long
    FROM words_before w JOIN parted p ON p.said = w.words`,
  `CREATE TABLE search_words (
    id uuid NOT NULL,
    words uuid NOT NULL,
    names text COLLATE "C" NOT NULL,
    heads integer[] NOT NULL,
    texts text COLLATE "C" NOT NULL,
    people text COLLATE "C" NOT NULL,
    codes text COLLATE "C" NOT NULL,
    letters text COLLATE "C" NOT NULL,
    is_long boolean NOT NULL,
    urn text COLLATE "C" NOT NULL DEFAULT '',
    prd_set text COLLATE "C" NOT NULL DEFAULT '',
    is_primary boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 90)`,
]

/** How common a word is decides how it is counted, so that the planner is told more exactly. */
const columns = ['names', 'texts', 'people', 'letters']

const indexes = [
  ...columns.map((column) => `ALTER TABLE search_words ALTER COLUMN ${column} SET STATISTICS 400`),
  'ALTER TABLE search_words ADD PRIMARY KEY (words)',
  'CREATE INDEX search_words_of ON search_words (id)',
  'CREATE INDEX search_long ON search_words (id) WHERE is_long',
  `CREATE INDEX search_by_words ON search_words USING gin (heads, names gin_trgm_ops, people gin_trgm_ops,
    (names || texts || people) gin_trgm_ops, codes gin_trgm_ops, letters gin_trgm_ops)`,
  // A walk in the order of saves tells hits by their words.
  'DROP INDEX search_newest',
  'CREATE INDEX search_newest ON search (urn, updated, id) INCLUDE (slot, st, is_primary, prd_set, names, words)',
]

const view = [
  'DROP TABLE words_before',
  `CREATE VIEW search_side AS
    SELECT s.id, s.slot, s.urn, s.st, s.is_primary, s.prd_set, s.updated,
      w.names, w.heads, w.texts, w.people, w.codes, w.letters, w.is_long, w.names || w.texts || w.people AS said
    FROM search s JOIN search_words w ON w.words = s.words`,
]

/** Whether a side that 'All' shows says these words, once the statement has done all that it does. */
const SHOWN = 'EXISTS (SELECT FROM search p WHERE p.words = w.words AND p.is_primary)'

const triggers = [
  `CREATE OR REPLACE FUNCTION show_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE search_words w SET is_primary = NOT w.is_primary
      WHERE w.words IN (OLD.words, NEW.words) AND w.is_primary <> ${SHOWN};
    RETURN NULL;
  END $$`,
  `CREATE OR REPLACE FUNCTION show_new_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE search_words w SET is_primary = true
      WHERE w.words IN (SELECT words FROM said WHERE is_primary) AND NOT w.is_primary;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER search_said AFTER INSERT ON search REFERENCING NEW TABLE AS said FOR EACH STATEMENT
    EXECUTE FUNCTION show_new_words()`,
  `CREATE TRIGGER search_said_anew AFTER UPDATE ON search FOR EACH ROW
    WHEN ((OLD.is_primary, OLD.words) IS DISTINCT FROM (NEW.is_primary, NEW.words)) EXECUTE FUNCTION show_words()`,
  'CREATE TRIGGER search_unsaid AFTER DELETE ON search FOR EACH ROW WHEN (OLD.is_primary) EXECUTE FUNCTION show_words()',
]
