import type { PoolClient } from 'pg'
import { ALL } from '../../stores/documents/totals.ts'

const COLUMNS = `
  SELECT string_agg(quote_ident(r.attname), ', ') AS names
  FROM pg_attribute r JOIN pg_attribute s ON s.attname = r.attname AND s.attrelid = 'side'::regclass
  WHERE r.attrelid = 'recent'::regclass AND r.attnum > 0 AND NOT r.attisdropped AND NOT s.attisdropped`

/** The order of the last saves, as the triggers of `side` keep it. */
export async function fillRecent(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ names: string }>(COLUMNS)
  const names = rows[0]?.names ?? ''
  await client.query(`INSERT INTO recent (${names}) SELECT ${names} FROM side s
    WHERE NOT EXISTS (SELECT FROM recent r WHERE (r.id, r.slot) = (s.id, s.slot))`)
}

/** External ids within each product, as the trigger of `document` claims them; of two that are alike the first has it. */
export async function fillExternalIds(client: PoolClient): Promise<void> {
  await client.query(`
    INSERT INTO external_id (urn, ex_id, provider, product, id)
    SELECT DISTINCT d.urn, d.ex_id, d.provider, p.product, d.id
    FROM document d JOIN side s ON s.id = d.id CROSS JOIN LATERAL unnest(s.prd) AS p(product)
    WHERE d.ex_id IS NOT NULL AND d.state <> 'purged' AND NOT EXISTS (SELECT FROM external_id x WHERE x.id = d.id)
    ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT DO NOTHING`)
}

/** How many rows there are, by type, status and product set; 'All' counts each title once. */
export async function fillTotals(client: PoolClient): Promise<void> {
  await client.query('LOCK TABLE total_delta IN SHARE ROW EXCLUSIVE MODE')
  await client.query('DELETE FROM total_delta')
  await client.query(
    `INSERT INTO total_delta (urn, st, prd_set, delta)
     SELECT urn, st, prd_set, count(*) FROM side GROUP BY urn, st, prd_set
     UNION ALL SELECT urn, $1, prd_set, count(*) FROM side WHERE is_primary GROUP BY urn, prd_set`,
    [ALL],
  )
}
