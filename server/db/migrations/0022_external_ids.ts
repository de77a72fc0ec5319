import { sql, type Kysely } from 'kysely'

/**
 * External ids are unique within each product, no longer over all of them: a refusal told whoever tried one that a
 * title of a product out of their sight bears it. A purge frees them.
 */
const statements = [
  `CREATE TABLE external_id (
    urn text COLLATE "C" NOT NULL,
    ex_id text COLLATE "C" NOT NULL,
    provider text COLLATE "C" NOT NULL,
    product text COLLATE "C" NOT NULL,
    id uuid NOT NULL,
    PRIMARY KEY (urn, ex_id, provider, product)
  )`,
  'CREATE INDEX external_id_of ON external_id (id)',
  `INSERT INTO external_id (urn, ex_id, provider, product, id)
    SELECT DISTINCT d.urn, d.ex_id, d.provider, p.product, d.id
    FROM document d JOIN side s ON s.id = d.id CROSS JOIN LATERAL unnest(s.prd) AS p(product)
    WHERE d.ex_id IS NOT NULL AND d.state <> 'purged'`,
  'DROP INDEX document_ex_id',
  `CREATE INDEX document_by_ex_id ON document (urn, ex_id) WHERE ex_id IS NOT NULL AND state <> 'purged'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
