import { sql, type Kysely } from 'kysely'

/**
 * Which words the newest sides say, in stretches by the order in which they were saved, so that the newest hits of a word
 * are found without all others. A side knows of which save and wording that is noted: any write of it, by servers of before
 * too, leaves it among those that are still to be noted. What is there already counts as noted and as too old, until a
 * chore notes the newest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million titles take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE search ADD COLUMN noted timestamptz, ADD COLUMN noted_words uuid',
  // Written anew as a whole: an update would leave each row twice.
  'ALTER TABLE search ALTER COLUMN noted TYPE timestamptz USING updated, ALTER COLUMN noted_words TYPE uuid USING words',
  `CREATE INDEX search_to_note ON search (updated)
    WHERE noted IS DISTINCT FROM updated OR noted_words IS DISTINCT FROM words`,
  `CREATE TABLE newest_words (
    id uuid NOT NULL,
    slot text COLLATE "C" NOT NULL,
    urn text COLLATE "C" NOT NULL,
    updated timestamptz NOT NULL,
    stretch integer NOT NULL,
    keys integer[] NOT NULL,
    PRIMARY KEY (id, slot)
  )`,
  'CREATE INDEX newest_by_words ON newest_words USING gin (keys)',
  `CREATE TABLE newest_stretch (
    stretch integer PRIMARY KEY,
    newest timestamptz NOT NULL,
    many integer NOT NULL
  )`,
]
