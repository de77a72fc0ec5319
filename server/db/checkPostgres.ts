import type { Pool } from 'pg'
import { StartRefused } from './startRefused.ts'

/** The oldest PostgreSQL that our statements are written for, as `server_version_num` counts. */
const OLDEST = 150_000

type Facts = {
  version: number
  named: string
  who: string
  database: string
  encoding: string
  zone: string
  /** Nothing of ours is there yet. */
  isNew: boolean
  hasTrigrams: boolean
  offersTrigrams: boolean
  mayMakeTables: boolean
  mayMakeExtensions: boolean
}

const FACTS = `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS named,
  current_user AS who, current_database() AS database, current_setting('server_encoding') AS encoding,
  current_setting('TimeZone') AS zone, to_regclass('document') IS NULL AS "isNew",
  EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS "hasTrigrams",
  EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS "offersTrigrams",
  coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayMakeTables",
  has_database_privilege(current_database(), 'CREATE') AS "mayMakeExtensions"`

/** Throws StartRefused where a PostgreSQL is not what the server needs, with what is to be done about it. */
export async function checkPostgres(pool: Pool): Promise<void> {
  const { rows } = await pool.query<Facts>(FACTS)
  const [facts] = rows
  const refusal = facts && whyNotPostgres(facts)
  if (refusal) throw new StartRefused(`${refusal} docs/operating.md says what is needed.`)
}

/** A sentence, or nothing. Rights matter to a database that is yet to be filled: one that is may be worked on with fewer. */
export function whyNotPostgres(facts: Facts): string | undefined {
  const { who, database } = facts
  if (facts.version < OLDEST) return `Marquee needs PostgreSQL 15 or newer; this one is ${facts.named}.`
  if (facts.encoding !== 'UTF8')
    return `The database ${database} holds ${facts.encoding}: make one with ENCODING 'UTF8'.`
  if (facts.zone !== 'UTC')
    return `Connections keep the time zone ${facts.zone}: behind a pooler say ALTER ROLE ${who} SET TimeZone = 'UTC'.`
  if (!facts.isNew) return undefined
  if (!facts.mayMakeTables)
    return `The user ${who} may not make tables in the database ${database}: say GRANT CREATE ON SCHEMA public TO ${who}, or make ${who} its owner.`
  if (facts.hasTrigrams) return undefined
  if (!facts.offersTrigrams)
    return `PostgreSQL has no extension pg_trgm: install its contrib package (on Debian it is in postgresql-15).`
  if (!facts.mayMakeExtensions)
    return `The user ${who} may not make the extension pg_trgm: let an administrator say CREATE EXTENSION pg_trgm in the database ${database}, or GRANT CREATE ON DATABASE ${database} TO ${who}.`
  return undefined
}
