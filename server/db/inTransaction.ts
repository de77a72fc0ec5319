import { Transaction, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Does the work in one transaction: the one that is open already, else its own. */
export function inTransaction<Result>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work)
}
