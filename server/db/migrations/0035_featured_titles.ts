import { sql, type Kysely } from 'kysely'

/** Versions with a featured window by its end, for the rails of storefronts: few have one. */
const statements = [
  `CREATE INDEX version_featured ON version ((payload ->> 'f_ed_dt')) WHERE payload ->> 'f_ed_dt' IS NOT NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
