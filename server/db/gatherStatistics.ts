import type { Database } from './openDatabase.ts'

/** The tables that lists, searches, saves and feeds read. */
const TABLES =
  'document, version, side, recent, source, search, search_words, gram_count, part_count, word, newest_words, ' +
  'newest_stretch, total_delta'

/**
 * Tells the planner how many rows there are and of what kind. PostgreSQL does it by itself a minute after a large load,
 * the embedded database never; without it a list or a search walks the whole table.
 */
export async function gatherStatistics({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`ANALYZE ${TABLES}`)
}

/** The same after a large load, where pages are also marked as visible to all, which spares lists the table itself. */
export async function settleTables({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(`VACUUM (ANALYZE) ${TABLES}`)
}
