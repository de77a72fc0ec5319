import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createStores } from '../stores/createStores.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { createJobLedger } from '../stores/jobLedger.ts'
import { erasePurged } from './erasePurged.ts'

const kind = catalogKind(aType())

describe('erasing the pictures and media of what was purged', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('comes by each purged document once, and again only where it failed', async () => {
    const { documents } = createStores({ database, log: silentLog, now: Date.now, newId: testIds.next })
    const films = [aMovie().drafted().build(), aMovie().drafted().build(), aMovie().drafted().build()]
    await documents.load(kind, films)
    const [one, two] = films
    for (const film of [one, two])
      await documents.write(aSender({ ifMatch: 1 }), kind, film?.id ?? '', () => ({ verb: 'purge' }))
    const ledger = createJobLedger(database.kysely, Date.now)
    const erased: string[] = []
    let isFull = true
    const images = {
      erase: async (id: string) => {
        if (id === two?.id && isFull) throw new Error('the disk is away')
        return erased.push(id)
      },
    }
    await expect(erasePurged(ledger, 'images', images)).rejects.toThrow('the disk is away')
    isFull = false
    expect(await erasePurged(ledger, 'images', images)).toBe(1)
    expect(await erasePurged(ledger, 'images', images)).toBe(0)
    expect(erased).toEqual([one?.id, two?.id])
    // Their media are another matter.
    expect(await erasePurged(ledger, 'media', images)).toBe(2)
  })
})
