import { sql, type Kysely } from 'kysely'
import { recountParts } from '../../stores/search/recountGrams.ts'

/**
 * Kept counts of words, and of two neighbours of scripts without spaces, as those of three letters; and a vocabulary that
 * tells in which words a term stands. Whoever writes without saying that it counts them, as servers of before do, leaves a
 * note that of these products of the type not all is counted: there hits are counted as before, until all is counted anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million titles take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  // Whatever changes words waits from here on, and leaves its note.
  await sql.raw('LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE').execute(db)
  for (const statement of [...tables, ...triggers]) await sql.raw(statement).execute(db)
  await recountParts(db)
  for (const statement of indexes) await sql.raw(statement).execute(db)
}

const tables = [
  `CREATE TABLE word (
    word text COLLATE "C" NOT NULL,
    look text COLLATE "C" NOT NULL,
    number bigint NOT NULL
  )`,
  'CREATE INDEX word_number ON word (number)',
  `CREATE TABLE part_delta (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    keys bigint[] NOT NULL,
    sums integer[] NOT NULL
  )`,
  `CREATE TABLE part_count (
    gram bigint NOT NULL,
    urn text COLLATE "C" NOT NULL,
    parts integer[] NOT NULL,
    sums integer[] NOT NULL,
    PRIMARY KEY (gram, urn)
  ) WITH (fillfactor = 80)`,
]

/** Read by every search, and written for the few words that are new. */
const indexes = ['CREATE INDEX word_look ON word USING gin (look gin_trgm_ops) WITH (fastupdate = off)']

const IS_SILENT = `current_setting('marquee.words', true) IS DISTINCT FROM 'counted'`

const triggers = [
  `CREATE OR REPLACE FUNCTION note_uncounted_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO part_delta (urn, prd_set, keys, sums) VALUES (OLD.urn, OLD.prd_set, '{15}', '{1}');
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER words_shown_uncounted AFTER UPDATE ON search_words FOR EACH ROW
    WHEN (OLD.is_primary <> NEW.is_primary AND ${IS_SILENT}) EXECUTE FUNCTION note_uncounted_words()`,
  `CREATE TRIGGER words_gone_uncounted AFTER DELETE ON search_words FOR EACH ROW
    WHEN (OLD.is_primary AND ${IS_SILENT}) EXECUTE FUNCTION note_uncounted_words()`,
]
