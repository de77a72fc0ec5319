import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { receiveMedia } from './receiveMedia.ts'

const bumper = join(import.meta.dirname, '../seed/media/bumper-video.mp4')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-test-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

describe('an upload that is received', () => {
  it('is handed on once it is whole and known, and leaves nothing behind', async () => {
    const kept: string[] = []
    const file = await receiveMedia(createReadStream(bumper), 1_000_000, async ({ hash }) => void kept.push(hash))
    expect(kept).toEqual([file.hash])
    expect(file).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), facts: { kind: 'video' } })
    expect(await readdir(folder)).toEqual([])
  })

  it('is kept nowhere where it is refused, and its stream is left to whoever answers', async () => {
    const keep = vi.fn<() => Promise<void>>()
    const tooLong = createReadStream(bumper)
    await expect(receiveMedia(tooLong, 1_000, keep)).rejects.toThrow(expect.objectContaining({ code: 'tooLarge' }))
    expect(tooLong.destroyed).toBe(false)
    tooLong.destroy()
    const cut = receiveMedia(createReadStream(bumper, { end: 9_000 }), 1_000_000, keep)
    await expect(cut).rejects.toThrow(expect.objectContaining({ code: 'notMedia' }))
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(100)
        throw new Error('the line broke')
      })(),
    )
    await expect(receiveMedia(broken, 1_000_000, keep)).rejects.toThrow('the line broke')
    expect(keep).not.toHaveBeenCalled()
    expect(await readdir(folder)).toEqual([])
  })
})
