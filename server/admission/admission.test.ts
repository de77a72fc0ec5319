import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdmission, Overloaded, TICK_MS, type Rank } from './admission.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const WAIT_MS = 1_000

/** A queue before work that ends when the test says so. `given` is the time that each tick brings, in ms. */
function openQueue({ atOnce = 4, given = TICK_MS }: { atOnce?: number; given?: number } = {}) {
  const admission = createAdmission({ atOnce, waitMs: WAIT_MS, time: { sinceLast: () => given } })
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, rank: Rank = 'read', signal?: AbortSignal) => {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name)
        ends.push(resolve)
      })
    const turn = { rank, person: name.split(' ')[0] ?? '', ...(signal && { signal: () => signal }) }
    admission.run(turn, work).catch((error: unknown) => {
      if (!(error instanceof Overloaded)) throw error
      refused.push(name)
    })
  }
  const askMany = (count: number, person: string) => {
    for (let nth = 1; nth <= count; nth += 1) ask(`${person} ${nth}`)
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    admission,
    begun,
    refused,
    ask,
    askMany,
    settle,
    endOne: async () => {
      ends.shift()?.()
      await settle()
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

describe('calls in front of the database', () => {
  it('begin at once where there is room', async () => {
    const { ask, begun, settle } = openQueue()
    ask('ann reads')
    ask('ben writes', 'write')
    await settle()
    expect(begun).toEqual(['ann reads', 'ben writes'])
  })

  it('leave room for a write beside reads that take long, and let writes go first', async () => {
    const { ask, askMany, begun, settle, endOne } = openQueue()
    askMany(5, 'ann')
    ask('ben writes', 'write')
    ask('cem writes', 'write')
    await settle()
    expect(begun).toEqual(['ann 1', 'ann 2', 'ann 3', 'ben writes'])
    await endOne()
    expect(begun.at(-1)).toBe('cem writes')
  })

  it('let a read go now and then however many write', async () => {
    const { ask, begun, settle, endOne } = openQueue({ atOnce: 2 })
    for (let nth = 1; nth <= 12; nth += 1) ask(`ben ${nth}`, 'write')
    ask('ann reads')
    await settle()
    for (let ended = 0; ended < 5; ended += 1) await endOne()
    expect(begun).toContain('ann reads')
    expect(begun.indexOf('ann reads')).toBeGreaterThan(3)
  })

  it('serve one person before the hundreds of another', async () => {
    const { ask, askMany, begun, settle, endOne } = openQueue()
    askMany(500, 'flood')
    ask('ann 1')
    await settle()
    await endOne()
    await endOne()
    expect(begun).toContain('ann 1')
  })
})

describe('reads that wait too long', () => {
  it('are turned away in a crowd, the longest waiting first, until what is left is no crowd', async () => {
    const { askMany, refused, admission, pass } = openQueue()
    askMany(100, 'flood')
    await pass(WAIT_MS - TICK_MS)
    expect(refused).toEqual([])
    await pass(4 * TICK_MS)
    expect(refused[0]).toBe('flood 4')
    expect(refused).toHaveLength(100 - 3 - 32)
    expect(admission.waiting()).toEqual({ write: 0, read: 32 })
  })

  it('go on waiting where they are no crowd: a page that opens on a slow machine', async () => {
    const { askMany, refused, begun, pass, endOne } = openQueue()
    askMany(35, 'ann')
    await pass(5 * WAIT_MS)
    expect(refused).toEqual([])
    for (let ended = 0; ended < 35; ended += 1) await endOne()
    expect(begun).toHaveLength(35)
  })

  it('are not counted as waiting while the machine stands still', async () => {
    const { askMany, refused, pass } = openQueue({ given: 1 })
    askMany(100, 'flood')
    await pass(5 * WAIT_MS)
    expect(refused).toEqual([])
  })

  it('keep nobody out who comes behind them: neither who asks for little nor who writes', async () => {
    const { ask, askMany, begun, refused, pass, settle, endOne } = openQueue()
    askMany(100, 'flood')
    await pass(WAIT_MS + 4 * TICK_MS)
    refused.length = 0
    ask('ann reads')
    ask('ann writes', 'write')
    await settle()
    await endOne()
    await endOne()
    expect(refused).toEqual([])
    expect(begun).toEqual(expect.arrayContaining(['ann reads', 'ann writes']))
  })

  it('are forgotten as soon as the queue is empty', async () => {
    const { askMany, refused, pass, endOne } = openQueue()
    askMany(100, 'flood')
    await pass(WAIT_MS + 4 * TICK_MS)
    for (let ended = 0; ended < 35; ended += 1) await endOne()
    refused.length = 0
    askMany(60, 'flood')
    await pass(TICK_MS)
    expect(refused).toEqual([])
  })
})

it('refuses even a write that nobody has come to for very long', async () => {
  const { ask, refused, pass } = openQueue({ atOnce: 1 })
  ask('ann writes', 'write')
  ask('ben writes', 'write')
  await pass(10 * WAIT_MS)
  expect(refused).toEqual([])
  await pass(2 * TICK_MS)
  expect(refused).toEqual(['ben writes'])
})

it('does nothing for a caller who has gone, and keeps no place for a call that failed', async () => {
  const { ask, begun, settle, endOne, admission } = openQueue({ atOnce: 1 })
  const gone = new AbortController()
  await expect(admission.run({ rank: 'write', person: 'ann' }, () => Promise.reject(new Error('no')))).rejects.toThrow()
  ask('ann 1')
  ask('ben 1', 'read', gone.signal)
  ask('cem 1')
  gone.abort()
  await settle()
  await endOne()
  expect(begun).toEqual(['ann 1', 'cem 1'])
})
