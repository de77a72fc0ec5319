import { sql, type Kysely } from 'kysely'
import { productId, productNameKey } from '#contract/rules/products/productName.ts'
import type { Product } from '#contract/schemas/settings.ts'
import { PRODUCT_URN } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { domainErrorOf, violates } from '../../db/databaseErrors.ts'
import type { Tables } from '../../db/tables.ts'

/** Who makes it, for the audit. */
export type ProductMaker = { uid: string; username: string; name: string; trace: string }

/** So many others may take the id that was free a moment ago. */
const TRIES = 5

/**
 * Puts a product in, with its line of the audit and its event in the same statement. The unique name decides between
 * two who come at once; an id that was taken in between is only chosen anew.
 */
export async function insertProduct(
  db: Kysely<Tables>,
  n: string,
  { uid, username, name, trace }: ProductMaker,
  at: string,
): Promise<Product> {
  for (let attempt = 1; ; attempt++) {
    const taken = await db.selectFrom('product').select('id').execute()
    const id = productId(
      n,
      taken.map((row) => row.id),
    )
    const change = JSON.stringify([{ field: '/n', after: n }])
    const { rows } = await sql`WITH made AS (
          INSERT INTO product (id, n, name_key, ct, created_by)
          VALUES (${id}, ${n}, ${productNameKey(n)}, ${at}::timestamptz, ${uid})
          ON CONFLICT (id) DO NOTHING RETURNING id),
        told AS (
          INSERT INTO event (topic, urn, id, uid, name, prd, at)
          SELECT 'product', ${PRODUCT_URN}, id, ${uid}, ${name}, ARRAY[id], ${at}::timestamptz FROM made)
        INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, prd, at)
          SELECT ${PRODUCT_URN}, id, 'createProduct', ${uid}, ${username}, ${name}, ${trace}, ${change}::jsonb,
            ARRAY[id], ${at}::timestamptz FROM made RETURNING id`
      .execute(db)
      .catch((error: unknown) => {
        throw violates(error, 'product_name') ? new DomainError('nameTaken', { field: '/n' }) : domainErrorOf(error)
      })
    if (rows.length > 0) return { id, n }
    if (attempt === TRIES) throw new DomainError('nameTaken', { field: '/n' })
  }
}
