import { sql, type Kysely } from 'kysely'

/**
 * Channel numbers by product: of two channels that take one at the same moment the second is refused by the key. What
 * is shown in `side` stays the truth: a claim that no row bears out any more is void (`numberSteps`). Of channels that
 * share a number already the first keeps it.
 */
const statements = [
  `CREATE TABLE channel_number (
    urn text COLLATE "C" NOT NULL,
    product text COLLATE "C" NOT NULL,
    number double precision NOT NULL,
    id uuid NOT NULL,
    PRIMARY KEY (urn, product, number)
  )`,
  'CREATE INDEX channel_number_of ON channel_number (id)',
  `INSERT INTO channel_number (urn, product, number, id)
    SELECT DISTINCT s.urn, p.product, s.number, s.id
    FROM side s CROSS JOIN LATERAL unnest(s.prd) AS p(product)
    WHERE s.urn = 'urn:resource:catalog:channel' AND s.number < 'Infinity'
      AND s.st IN ('draft', 'pending', 'pre-draft', 'published')
    ORDER BY s.id
    ON CONFLICT DO NOTHING`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
