import { sql, type QueryExecutorProvider } from 'kysely'
import { kindOf } from './heads.ts'

/** What servers of before 0063 wrote without the number of its type, and under products that it has no more. */
export async function recountWords(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ urn: string }>`SELECT DISTINCT urn FROM search_words`.execute(db)
  for (const { urn } of rows)
    await sql`UPDATE search_words SET heads = heads || ${kindOf(urn)}::integer
      WHERE urn = ${urn} AND NOT heads @> ARRAY[${kindOf(urn)}::integer]`.execute(db)
  await sql`UPDATE search_words w SET prd_set = s.prd_set FROM search s
    WHERE s.words = w.words AND s.is_primary AND s.prd_set <> w.prd_set`.execute(db)
}
