import { sql, type Kysely } from 'kysely'

/** Tokens by which programs call. Of a token only its hash is kept; of whoever made it, what they might do when last seen. */
const statements = [
  `CREATE TABLE machine_token (
    id uuid PRIMARY KEY,
    token_hash text COLLATE "C" NOT NULL UNIQUE,
    n text NOT NULL,
    rights jsonb NOT NULL,
    products text[] NOT NULL,
    uid text COLLATE "C" NOT NULL,
    owner jsonb NOT NULL,
    seen_at timestamptz NOT NULL,
    ct timestamptz NOT NULL,
    until timestamptz NOT NULL,
    revoked_at timestamptz,
    used_at timestamptz
  )`,
  `CREATE INDEX machine_token_owner ON machine_token (uid)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
