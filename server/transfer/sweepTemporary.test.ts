import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { BEING_WRITTEN, RECEIVED, sweepTemporary, temporaryFolder } from './sweepTemporary.ts'

const NOON = Date.UTC(2026, 10, 24, 12)

it('erases what killed servers have left of files, and nothing that may still be in use or is not ours', async () => {
  const place = await mkdtemp(join(tmpdir(), 'sweeping-'))
  const folders = { [`${RECEIVED}old`]: 7, [`${BEING_WRITTEN}old`]: 30, [`${RECEIVED}new`]: 1, 'somebody-old': 30 }
  for (const [name, hours] of Object.entries(folders)) {
    const path = join(place, name)
    await mkdir(path)
    await writeFile(join(path, 'file'), 'lon.en\n')
    const at = new Date(NOON - hours * 3_600_000)
    await utimes(path, at, at)
  }
  expect(await sweepTemporary(() => NOON, place)).toBe(2)
  expect((await readdir(place)).toSorted()).toEqual([`${RECEIVED}new`, 'somebody-old'])
  await rm(place, { recursive: true })
})

it('erases at once what a process has left that is no more, and leaves what one that runs is writing', async () => {
  const place = await mkdtemp(join(tmpdir(), 'sweeping-'))
  const ours = await temporaryFolder(RECEIVED, place)
  const dead = spawnSync(process.execPath, ['-e', '']).pid
  const own = `-${process.pid}-`
  await mkdir(ours.replace(own, `-${dead}-`))
  await mkdir(ours.replace(own, `-${process.ppid}-`))
  // The number of this process, given to one before it was started.
  const before = `${ours}0`
  await mkdir(before)
  await utimes(before, 1, 1)
  expect(await sweepTemporary(() => 0, place)).toBe(2)
  expect((await readdir(place)).toSorted()).toEqual(
    [basename(ours), basename(ours).replace(own, `-${process.ppid}-`)].toSorted(),
  )
  await rm(place, { recursive: true })
})
