import { v7 } from 'uuid'
import type { RolledBack } from '../seed/rollBackConfig.ts'
import { rollBackConfig } from '../seed/rollBackConfig.ts'
import { createStores } from '../stores/createStores.ts'
import { openToChange } from './migrateDatabase.ts'
import type { OpsParts } from './openSource.ts'

/** The way back from a configuration of the console that keeps everybody out of it (docs/operating.md). */
export async function putConfigBack(
  parts: OpsParts,
  type: string,
  isBuiltIn: boolean,
): Promise<RolledBack | undefined> {
  const database = await openToChange(parts)
  try {
    const { config, documents } = createStores({ database, log: parts.log, now: Date.now, newId: v7 })
    return await rollBackConfig({ config, documents, newId: v7 }, type, isBuiltIn)
  } finally {
    await database.close()
  }
}
