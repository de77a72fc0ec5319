import { sql, type Kysely } from 'kysely'

/**
 * Servers of before 0022 keep no `external_id`: while they run beside newer ones, and until every one is replaced,
 * triggers do it for them. What a newer server wrote itself is left as it is, so the triggers may go one release later.
 * The refusal bears the name of the index that earlier servers know, so that they answer 409.
 */
const statements = [
  `CREATE OR REPLACE FUNCTION claim_external_id() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM external_id WHERE id = NEW.id) THEN
      INSERT INTO external_id (urn, ex_id, provider, product, id)
        SELECT DISTINCT NEW.urn, NEW.ex_id, NEW.provider, p.product, NEW.id
        FROM side s CROSS JOIN LATERAL unnest(s.prd) AS p(product) WHERE s.id = NEW.id;
    END IF;
    RETURN NULL;
  EXCEPTION WHEN unique_violation THEN
    RAISE unique_violation USING MESSAGE = SQLERRM, CONSTRAINT = 'document_ex_id';
  END $$`,
  `CREATE OR REPLACE FUNCTION free_external_id() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM external_id WHERE id = NEW.id;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER document_claims AFTER INSERT ON document FOR EACH ROW
    WHEN (NEW.ex_id IS NOT NULL AND NEW.state <> 'purged') EXECUTE FUNCTION claim_external_id()`,
  `CREATE TRIGGER document_frees AFTER UPDATE OF state ON document FOR EACH ROW
    WHEN (NEW.ex_id IS NOT NULL AND NEW.state = 'purged' AND OLD.state <> 'purged')
    EXECUTE FUNCTION free_external_id()`,
  // What earlier servers made and purged since 0022; of two that claim the same the first keeps it.
  `DELETE FROM external_id x USING document d WHERE d.id = x.id AND d.state = 'purged'`,
  `INSERT INTO external_id (urn, ex_id, provider, product, id)
    SELECT DISTINCT d.urn, d.ex_id, d.provider, p.product, d.id
    FROM document d JOIN side s ON s.id = d.id CROSS JOIN LATERAL unnest(s.prd) AS p(product)
    WHERE d.ex_id IS NOT NULL AND d.state <> 'purged' AND NOT EXISTS (SELECT FROM external_id x WHERE x.id = d.id)
    ORDER BY d.id
    ON CONFLICT DO NOTHING`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
