import { sql, type Kysely } from 'kysely'

/**
 * No index of `side` reads whether 'All' shows a row, so that what is published stays in place when a draft is opened over
 * it and when that draft takes its place. Columns that are lists stand in one index. That a slot is one of two words is
 * said by the statements alone: a check is read anew with each of them. A write that keeps `recent` when rows go, and that
 * leaves the words shown as they are, says so for its transaction and meets no trigger; all else, and servers of before,
 * go by the triggers as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million titles take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(db)
  for (const statement of [...checks, ...indexes, ...triggers]) await sql.raw(statement).execute(db)
}

const checks = ['ALTER TABLE side DROP CONSTRAINT side_slot_check']

const COUNTED = 'INCLUDE (slot, st, prd_set)'

const sorted = (name: string, column: string) => [
  `DROP INDEX side_by_${name}`,
  `CREATE INDEX side_by_${name} ON side (urn, ${column}, id) ${COUNTED}`,
]

const indexes = [
  ...sorted('name', 'sort_name'),
  ...sorted('created', 'created'),
  ...sorted('released', 'released'),
  ...sorted('number', 'number'),
  ...sorted('starts', 'starts'),
  ...sorted('ends', 'ends'),
  'DROP INDEX side_children',
  `CREATE INDEX side_children ON side (parent, urn, number, id) ${COUNTED} WHERE parent IS NOT NULL`,
  'DROP INDEX side_facets, side_missing_lang, side_missing_image',
  'CREATE INDEX side_lists ON side USING gin (facets, missing_lang, missing_image)',
]

const SAID = `current_setting('marquee.recent', true)`

const anew = (trigger: string, table: string, text: string) => [
  `DROP TRIGGER ${trigger} ON ${table}`,
  `CREATE TRIGGER ${trigger} AFTER ${text}`,
]

const shown = (trigger: string, event: string, keeper: string) =>
  anew(
    trigger,
    'side',
    `${event} ON side REFERENCING NEW TABLE AS shown FOR EACH STATEMENT
      WHEN (coalesce(${SAID}, '') NOT IN ('kept', 'all')) EXECUTE FUNCTION ${keeper}()`,
  )

const triggers = [
  ...shown('side_shown', 'INSERT', 'keep_recent'),
  ...shown('side_shown_anew', 'UPDATE', 'change_recent'),
  ...anew(
    'side_hidden',
    'side',
    `DELETE ON side FOR EACH ROW WHEN (${SAID} IS DISTINCT FROM 'all') EXECUTE FUNCTION drop_recent()`,
  ),
  ...anew(
    'search_said',
    'search',
    `INSERT ON search REFERENCING NEW TABLE AS said FOR EACH STATEMENT WHEN (${SAID} IS DISTINCT FROM 'all')
      EXECUTE FUNCTION show_new_words()`,
  ),
  ...anew(
    'search_said_anew',
    'search',
    `UPDATE ON search FOR EACH ROW WHEN (${SAID} IS DISTINCT FROM 'all'
      AND (OLD.is_primary, OLD.words) IS DISTINCT FROM (NEW.is_primary, NEW.words)) EXECUTE FUNCTION show_words()`,
  ),
  ...anew(
    'search_unsaid',
    'search',
    `DELETE ON search FOR EACH ROW WHEN (OLD.is_primary AND ${SAID} IS DISTINCT FROM 'all')
      EXECUTE FUNCTION show_words()`,
  ),
]
