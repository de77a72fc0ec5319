import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '#tests/support/silentLog.ts'
import { openDatabase } from './openDatabase.ts'
import { StartRefused } from './startRefused.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (dataDir: string) => openDatabase({ databaseUrl: undefined, dataDir, log: silentLog })
const refusalOf = async (dataDir: string) => {
  const refusal: unknown = await open(dataDir).catch((error: unknown) => error)
  if (!(refusal instanceof StartRefused))
    throw new Error('the folder was taken, or refused without a sentence', { cause: refusal })
  return refusal.message
}

describe('a data folder that cannot be used', () => {
  it('is named where it is a file, or lies below one', async () => {
    const file = join(folder, 'file')
    await writeFile(file, 'not a folder')
    expect(await refusalOf(file)).toBe(`DATA_DIR ${file} is a file, or lies below one: name a folder.`)
    expect(await refusalOf(join(file, 'below'))).toContain('is a file, or lies below one')
  })

  it.runIf(process.platform === 'linux')('is named at once where no folder can be made', async () => {
    expect(await refusalOf('/proc/nope')).toBe(
      'The data folder /proc/nope cannot be made where it is said to be: choose another DATA_DIR.',
    )
  })

  it('is named as damaged, with the backup, where the database in it does not open, and is left as it is', async () => {
    await (await open(folder)).close()
    const control = join(folder, 'database', 'global', 'pg_control')
    await writeFile(control, Buffer.alloc(8192))
    const sentence = await refusalOf(folder)
    expect(sentence).toContain(`The database in the data folder ${folder} is damaged or not whole`)
    expect(sentence).toContain('Put the newest backup of the folder in its place')
    // The lock is free again for whoever puts the backup there.
    expect(await refusalOf(folder)).toBe(sentence)
  })
})
