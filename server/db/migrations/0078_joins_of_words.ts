import { sql, type Kysely } from 'kysely'

/**
 * Phrases are found by where their words meet: the last three letters before a space and the first two after it, where
 * neither is of another script. The database makes them of what is written, whoever writes it. They are not counted when
 * statistics are gathered, which would call the function for thousands of titles; nor does a search start workers for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million titles take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `CREATE OR REPLACE FUNCTION said_joins(said text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT COST 100 AS $$
  DECLARE
    before text;
    word text;
    found text[] := '{}';
  BEGIN
    FOREACH word IN ARRAY string_to_array(said, ' ') LOOP
      IF ascii(word) < 126 AND ascii(right(before, 1)) NOT BETWEEN 65 AND 90 THEN
        found := found || (right(before, 3) || ' ' || left(word, 2));
      END IF;
      before := word;
    END LOOP;
    RETURN found;
  END $$`,
  `CREATE INDEX search_joins ON search_words USING gin (
    said_joins(names || texts || people || split_part(codes, '#', 1)), (ARRAY[urn]))`,
  'ALTER INDEX search_joins ALTER COLUMN 1 SET STATISTICS 0',
  'ALTER INDEX search_joins ALTER COLUMN 2 SET STATISTICS 0',
]
