import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyPrepared } from './preparedFolder.ts'

let home: string
let made: string[]
beforeEach(async () => {
  made = []
  home = await mkdtemp(join(tmpdir(), 'marquee-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const make = async (folder: string) => {
  made.push(folder)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'base'), 'made')
}
const baseOf = (folder: string) => readFile(join(folder, 'base'), 'utf8')

it('a database is made once and then copied', async () => {
  for (const name of ['one', 'two']) await copyPrepared(join(home, name), make, join(home, 'cache'))
  expect([made.length, await baseOf(join(home, 'one')), await baseOf(join(home, 'two'))]).toEqual([1, 'made', 'made'])
})

it('a database is made in its place where nothing can be kept', async () => {
  await writeFile(join(home, 'file'), 'where no folder can be made')
  await copyPrepared(join(home, 'one'), make, join(home, 'file', 'cache'))
  expect([made.length, await baseOf(join(home, 'one'))]).toEqual([1, 'made'])
})
