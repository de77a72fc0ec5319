import { createSearchStore } from '../stores/searchStore.ts'
import { openToChange } from './migrateDatabase.ts'
import type { OpsParts } from './openSource.ts'

/** Counts anew what searches know of words; on PostgreSQL while servers run (docs/upgrading.md). */
export async function recount(parts: OpsParts): Promise<void> {
  const database = await openToChange(parts)
  try {
    await createSearchStore({ database, now: Date.now }).recount()
  } finally {
    await database.close()
  }
}
