import { sql, type Kysely } from 'kysely'
import { productNameKey } from '#contract/rules/products/productName.ts'

/**
 * What people say of themselves: the name that is shown for them and the hash of their photo, whatever sign-in they
 * come from. Names of products are compared without accents and signs from now on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE profile (
    uid text COLLATE "C" PRIMARY KEY,
    display_name text,
    photo text COLLATE "C",
    ut timestamptz NOT NULL
  )`.execute(db)
  await sql`CREATE INDEX profile_photo ON profile (photo) WHERE photo IS NOT NULL`.execute(db)
  const { rows } = await sql<{ id: string; n: string }>`SELECT id, n FROM product ORDER BY ct, id`.execute(db)
  const seen = new Set<string>()
  for (const { id, n } of rows) {
    const key = productNameKey(n)
    // Two that have come to the same keep the keys that tell them apart.
    if (key === '' || seen.has(key)) continue
    seen.add(key)
    await sql`UPDATE product SET name_key = ${key} WHERE id = ${id}
      AND NOT EXISTS (SELECT FROM product other WHERE other.name_key = ${key} AND other.id <> ${id})`.execute(db)
  }
}
