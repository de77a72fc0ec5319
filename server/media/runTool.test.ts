import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runTool } from './runTool.ts'

const LONG = ['-e', 'setTimeout(() => undefined, 3_600_000)']

it('a tool that is called off is killed, one that breaks off or is not there has failed', async () => {
  const over = new AbortController()
  const running = runTool(process.execPath, LONG, { signal: over.signal })
  over.abort(new Error('called off'))
  await expect(running).rejects.toThrow('called off')
  await expect(runTool(process.execPath, LONG, { signal: over.signal })).rejects.toThrow('called off')
  const failed = expect.objectContaining({ code: 'cutFailed' })
  await expect(runTool(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'])).rejects.toEqual(failed)
  await expect(runTool('no-such-tool', [])).rejects.toEqual(failed)
})

it.skipIf(process.platform === 'win32')(
  'a tool writes no more than it may, and says when the disk is full',
  async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'tool-test-'))
    const write = "require('node:fs').writeFileSync('large', Buffer.alloc(2_000_000))"
    await expect(runTool(process.execPath, ['-e', write], { cwd, fileBytes: 1_000_000 })).rejects.toEqual(
      expect.objectContaining({ code: 'tooLarge' }),
    )
    await expect(
      runTool(process.execPath, ['-e', 'console.error("write: No space left on device"); process.exit(1)']),
    ).rejects.toEqual(expect.objectContaining({ code: 'storageFull' }))
    await rm(cwd, { recursive: true })
  },
)
