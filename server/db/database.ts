import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from './tables.ts'

/** An open database, PostgreSQL or the embedded one. */
export type Database = {
  kysely: Kysely<Tables>
  pool: Pool
  engine: 'postgres' | 'embedded'
  /** Statements are kept by name: by each connection, or by the embedded session for all of them; not by a pooler's. */
  keepsStatements: boolean
  /** Connections that stay with their session, to hear of other servers; none behind a pooler without a direct address. */
  sessions: Pool | undefined
  close: () => Promise<void>
}
