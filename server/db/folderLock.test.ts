import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folderLock.ts'

let folder: string
const path = () => join(folder, 'marquee.lock')
const leave = (holder: object) => writeFileSync(path(), JSON.stringify(holder))
const holderNow = () => JSON.parse(readFileSync(path(), 'utf8')) as { pid: number }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the lock on a data folder', () => {
  it('belongs to one at a time, and to the next once it is released', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
    lock.release()
    expect(existsSync(path())).toBe(false)
    lockFolder(folder).release()
  })

  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.once('exit', resolve))
    leave({ pid: child.pid, host: hostname(), born: '1' })
    const lock = lockFolder(folder)
    expect(holderNow().pid).toBe(process.pid)
    lock.release()
  })

  it.runIf(process.platform === 'linux')('is taken over where a later process has the number of the holder', () => {
    leave({ pid: process.pid, host: hostname(), born: 'another life' })
    lockFolder(folder).release()
  })

  it('is taken over from another host only once that has been silent for long', () => {
    leave({ pid: 1, host: 'elsewhere', born: '1' })
    expect(() => lockFolder(folder)).toThrow('on elsewhere')
    const longAgo = new Date(Date.now() - 120_000)
    utimesSync(path(), longAgo, longAgo)
    lockFolder(folder).release()
  })

  it('is taken over where its writer died before it said who it is, or in the middle of taking it over', () => {
    writeFileSync(path(), '')
    writeFileSync(`${path()}.claim`, JSON.stringify({ pid: 999_999_999, host: hostname(), born: '1' }))
    lockFolder(folder).release()
    expect(existsSync(`${path()}.claim`)).toBe(false)
  })
})
