import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readVersion } from './readVersion.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'version-'))
  await writeFile(join(folder, 'package.json'), '{"version":"1.2.3"}')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a program without history is of the version that its package says', () => {
  expect(readVersion(folder)).toBe('1.2.3')
})

it('a packed program names the commit that it was packed from, and its own tag once', async () => {
  await writeFile(join(folder, 'REVISION'), 'v1.2.2-14-g1a2b3c4\n')
  expect(readVersion(folder)).toBe('1.2.3 (v1.2.2-14-g1a2b3c4)')
  await writeFile(join(folder, 'REVISION'), 'v1.2.3\n')
  expect(readVersion(folder)).toBe('1.2.3')
})

it('a clone names its tag or commit', () => {
  expect(readVersion(process.cwd())).toMatch(/^\d+\.\d+\.\d+( \(.+\))?$/)
})
