import { sql, type Kysely } from 'kysely'

/**
 * Kept totals say which transaction wrote them, as events do, so that whoever knows them as of one moment reads what has
 * come since and no more. That is a sum as long as nothing was taken away: where rows were added up, also by a server of
 * before, a row that counts nothing says so. Nobody asks for rows by `seq`, whose index made each of them dearer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'ALTER TABLE total_delta DROP CONSTRAINT total_delta_pkey',
  'ALTER TABLE total_delta ADD COLUMN tx xid8 NOT NULL DEFAULT pg_current_xact_id()',
  'CREATE INDEX total_delta_since ON total_delta (tx)',
  `CREATE OR REPLACE FUNCTION tell_added_up() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM gone) THEN
      INSERT INTO total_delta (urn, st, prd_set, delta) VALUES ('', '', '', 0);
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER total_added_up AFTER DELETE ON total_delta REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION tell_added_up()`,
]
