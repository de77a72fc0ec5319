import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHousekeeping } from './startHousekeeping.ts'

const log = { warn: () => undefined }
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('runs each chore in its own time and tells which one fails', async () => {
  const done: string[] = []
  let isBroken = true
  const keeping = startHousekeeping(
    [
      { name: 'fold', everyMs: 1_000, run: async () => done.push('fold') },
      {
        name: 'prune',
        everyMs: 3_000,
        run: async () => {
          if (isBroken) throw new Error('no database')
        },
      },
    ],
    log,
  )
  await vi.advanceTimersByTimeAsync(3_000)
  expect(done).toHaveLength(3)
  expect(keeping.readiness()).toBe('prune')
  isBroken = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(keeping.readiness()).toBe('ready')
  await keeping.stop()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(done).toHaveLength(6)
})

it('leaves to another server what that one has taken, but for what each does of its own', async () => {
  const done: string[] = []
  const asked: [string, number][] = []
  const chore = (name: string) => ({ name, everyMs: 1_000, run: async () => done.push(name) })
  const takeTurn = async (name: string, ms: number) => (asked.push([name, ms]), name === 'ours')
  const chores = [chore('ours'), chore('theirs'), { ...chore('local'), isLocal: true }]
  const keeping = startHousekeeping(chores, log, takeTurn)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual(['ours', 'local'])
  expect(asked).toEqual([
    ['ours', 900],
    ['theirs', 900],
  ])
  expect(keeping.readiness()).toBe('ready')
  await keeping.stop()
})

it('never runs two chores at once, and waits for the running one before it stops', async () => {
  let running = 0
  let most = 0
  let finish = () => undefined as void
  const slow = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => (finish = resolve))
    running -= 1
  }
  const keeping = startHousekeeping(
    [
      { name: 'a', everyMs: 1_000, run: slow },
      { name: 'b', everyMs: 1_000, run: slow },
    ],
    log,
  )
  await vi.advanceTimersByTimeAsync(1_500)
  let isStopped = false
  const stopping = keeping.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isStopped).toBe(false)
  finish()
  await stopping
  expect([most, running]).toEqual([1, 0])
})
