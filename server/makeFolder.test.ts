import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFolder } from './makeFolder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('makes a folder with those above it, and is content with one that is there', async () => {
  const deep = join(folder, 'a', 'b', 'c')
  await Promise.all([makeFolder(deep), makeFolder(deep)])
  await makeFolder(deep)
  expect((await stat(deep)).isDirectory()).toBe(true)
})

it('makes none in the place of a file, nor below one', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(join(file, 'below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

it.runIf(process.platform === 'linux')('says at once where no folder can be made', async () => {
  await expect(makeFolder('/proc/nope/deeper')).rejects.toMatchObject({ code: 'ENOENT' })
})
