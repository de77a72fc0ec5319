import { sql, type Kysely } from 'kysely'

/**
 * An edit of what no list shows leaves the list row of its draft as it is, which only repeated when and by whom was saved
 * last: `recent` says so. Whoever writes a list row for another reason, a server of before as well, takes nothing back
 * of what `recent` knows of the last save.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const CHANGED =
  `st, is_primary, changed, prd, prd_set, sort_name, released, number, starts, ends, ends_prd, vce, facets,
  missing_lang, missing_image, parent, chty, prt_ic, ex_id`.split(/,\s+/)
const changed = CHANGED.map((column) => `${column} = s.${column}`).join(', ')

const statements = [
  `CREATE OR REPLACE FUNCTION change_recent() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE s side;
  BEGIN
    FOR s IN SELECT * FROM shown LOOP
      UPDATE recent r SET ${changed}, updated = greatest(r.updated, s.updated),
        updated_by = CASE WHEN s.updated < r.updated THEN r.updated_by ELSE s.updated_by END
      WHERE r.id = s.id AND r.slot = s.slot;
    END LOOP;
    RETURN NULL;
  END $$`,
]
