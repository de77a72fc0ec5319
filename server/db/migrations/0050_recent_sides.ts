import { sql, type Kysely } from 'kysely'

/**
 * The order of the last saves apart from the list rows: `updated` stood in five of the indexes of `side`, so that every
 * save wrote a new entry into all eighteen. None of those that are left holds what an everyday save changes: its row is
 * updated in place (HOT). `recent` has what most lists filter by, and triggers keep it, for servers of before as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million rows take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  for (const statement of [...table, ...indexes, ...triggers, ...room]) await sql.raw(statement).execute(db)
}

const COLUMNS = `id, slot, urn, st, is_primary, changed, prd, prd_set, sort_name, released, number, created, updated,
  updated_by, starts, ends, ends_prd, vce, facets, missing_lang, missing_image, parent, chty, prt_ic, ex_id`

const table = [
  `CREATE TABLE recent (
    id uuid NOT NULL,
    slot text COLLATE "C" NOT NULL,
    urn text COLLATE "C" NOT NULL,
    st text COLLATE "C" NOT NULL,
    is_primary boolean NOT NULL,
    changed boolean NOT NULL,
    prd text[] COLLATE "C" NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    sort_name text COLLATE "C" NOT NULL,
    released text COLLATE "C" NOT NULL,
    number double precision NOT NULL,
    created timestamptz NOT NULL,
    updated timestamptz NOT NULL,
    updated_by text COLLATE "C" NOT NULL,
    starts timestamptz NOT NULL,
    ends timestamptz NOT NULL,
    ends_prd jsonb,
    vce boolean NOT NULL,
    facets text[] COLLATE "C" NOT NULL,
    missing_lang text[] COLLATE "C" NOT NULL,
    missing_image text[] COLLATE "C" NOT NULL,
    parent text COLLATE "C",
    chty text COLLATE "C",
    prt_ic boolean NOT NULL,
    ex_id text COLLATE "C"
  ) WITH (fillfactor = 85)`,
  // Nobody saves between the copy and the triggers.
  'LOCK TABLE side IN SHARE ROW EXCLUSIVE MODE',
  `INSERT INTO recent (${COLUMNS}) SELECT ${COLUMNS} FROM side`,
]

/** What most lists filter by goes with each index, so that rows are counted without being read. */
const counted = 'INCLUDE (slot, st, is_primary, prd_set)'

const indexes = [
  'ALTER TABLE recent ADD PRIMARY KEY (id, slot)',
  `CREATE INDEX recent_newest ON recent (urn, updated, id) ${counted}`,
  `CREATE INDEX recent_by_person ON recent (urn, updated_by, updated, id) ${counted}`,
  `CREATE INDEX recent_rare_status ON recent (urn, st, updated, id) WHERE st NOT IN ('published', 'draft')`,
  `CREATE INDEX recent_changed ON recent (urn, updated, id) ${counted} WHERE changed`,
  `CREATE INDEX recent_parts ON recent (urn, updated, id) ${counted} WHERE prt_ic`,
  ...['by_updated', 'by_person', 'rare_status', 'changed', 'parts'].map((name) => `DROP INDEX side_${name}`),
]

const CHANGED = COLUMNS.split(/,\s+/).filter((column) => !['id', 'slot', 'urn', 'created'].includes(column))
const setFrom = (row: string) => CHANGED.map((column) => `${column} = ${row}.${column}`).join(', ')

/** Row by row by the key: a plan is made once and kept, be it for one row or for thousands. */
const triggers = [
  `CREATE OR REPLACE FUNCTION keep_recent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO recent (${COLUMNS}) SELECT ${COLUMNS} FROM shown
      ON CONFLICT (id, slot) DO UPDATE SET ${setFrom('excluded')};
    RETURN NULL;
  END $$`,
  `CREATE OR REPLACE FUNCTION change_recent() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE s side;
  BEGIN
    FOR s IN SELECT * FROM shown LOOP
      UPDATE recent SET ${setFrom('s')} WHERE id = s.id AND slot = s.slot;
    END LOOP;
    RETURN NULL;
  END $$`,
  `CREATE OR REPLACE FUNCTION drop_recent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM recent WHERE id = OLD.id AND slot = OLD.slot;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER side_shown AFTER INSERT ON side REFERENCING NEW TABLE AS shown
    FOR EACH STATEMENT EXECUTE FUNCTION keep_recent()`,
  `CREATE TRIGGER side_shown_anew AFTER UPDATE ON side REFERENCING NEW TABLE AS shown
    FOR EACH STATEMENT EXECUTE FUNCTION change_recent()`,
  'CREATE TRIGGER side_hidden AFTER DELETE ON side FOR EACH ROW EXECUTE FUNCTION drop_recent()',
]

/** A page keeps room for the next state of its rows. */
const room = ['ALTER TABLE side SET (fillfactor = 85)', 'ALTER TABLE document SET (fillfactor = 85)']
