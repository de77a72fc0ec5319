import type { Database } from '../database.ts'
import { quoted } from '../dump/tableShapes.ts'
import { inLongTransaction } from './inLongTransaction.ts'
import { NOTE, type Aside, type LoadWish, type Made } from './noted.ts'

const TABLES = [
  ...['document', 'version', 'side', 'recent', 'search', 'search_words', 'external_id'],
  ...['word', 'newest_words'],
]
/** What a load asks by: which titles are there already, who has an external id, which words are known. */
const STAY = ['document_pkey', 'external_id_pkey', 'word_number']
/**
 * Their triggers fill `recent` and `external_id`, which is done for all rows at once at the end, and tell words that are
 * shown, which a load knows.
 */
export const TRIGGERED = ['document', 'side', 'search']

/** Of some columns of an index no statistics are gathered, which its definition does not say. */
const STATISTICS = `(
  SELECT string_agg(format('; ALTER INDEX %I ALTER COLUMN %s SET STATISTICS %s', i.relname, a.attnum, a.attstattarget), '')
  FROM pg_attribute a WHERE a.attrelid = i.oid AND a.attstattarget >= 0)`

const INDEXES = `
  SELECT i.relname AS name, t.relname AS "table", concat(pg_get_indexdef(i.oid), ${STATISTICS}) AS make
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
  WHERE t.relnamespace = current_schema()::regnamespace AND t.relname = ANY ($1) AND i.relname <> ALL ($2)
    AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.oid)
  ORDER BY t.relname, i.relname`

const CONSTRAINTS = `
  SELECT c.conname AS name, t.relname AS "table", pg_get_constraintdef(c.oid) AS make
  FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
  WHERE t.relnamespace = current_schema()::regnamespace AND t.relname = ANY ($1) AND c.conname <> ALL ($2)
    AND c.contype = $3
  ORDER BY t.relname, c.conname`

/**
 * Drops what every row of a large load would have to be put into or asked about, and notes it in the same transaction:
 * whoever opens the database next knows what is missing.
 */
export function putAside({ pool }: Pick<Database, 'pool'>, wish: LoadWish): Promise<void> {
  return inLongTransaction(pool, async (client) => {
    const read = async (text: string, ...more: unknown[]) =>
      (await client.query<Made>(text, [TABLES, STAY, ...more])).rows
    const aside: Aside = {
      indexes: await read(INDEXES),
      primaries: await read(CONSTRAINTS, 'p'),
      references: await read(CONSTRAINTS, 'f'),
    }
    await client.query(`CREATE TABLE ${NOTE} (wish jsonb NOT NULL, aside jsonb NOT NULL)`)
    await client.query(`INSERT INTO ${NOTE} VALUES ($1, $2)`, [JSON.stringify(wish), JSON.stringify(aside)])
    for (const { name, table } of [...aside.references, ...aside.primaries])
      await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`)
    for (const { name } of aside.indexes) await client.query(`DROP INDEX ${quoted(name)}`)
    for (const table of TRIGGERED) await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER USER`)
  })
}
