import { describe, expect, it } from 'vitest'
import type { Uploading } from './imageQueue.ts'
import { createImageQueue, fileProblem } from './imageQueue.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

function opened() {
  const seen: ReadonlyMap<string, Uploading>[] = []
  const queue = createImageQueue((uploads) => seen.push(uploads))
  return { queue, now: (slot: string) => seen.at(-1)?.get(slot) }
}

function held() {
  let finish: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return { promise, finish, fail }
}

describe('uploads of one record', () => {
  it('go one after the other, since each starts from the revision of the one before', async () => {
    const { queue, now } = opened()
    const first = held()
    const sent: string[] = []
    queue.add('a', picture('a.png'), async () => {
      sent.push('a')
      await first.promise
    })
    queue.add('b', picture('b.png'), async () => void sent.push('b'))
    await settled()
    expect(sent).toEqual(['a'])
    first.finish()
    await settled()
    expect(sent).toEqual(['a', 'b'])
    expect(now('a')).toBeUndefined()
  })

  it('tell how far they are', async () => {
    const { queue, now } = opened()
    const sending = held()
    queue.add('a', picture('a.png'), async (_signal, onProgress) => {
      onProgress(0.4)
      await sending.promise
    })
    await settled()
    expect(now('a')).toMatchObject({ share: 0.4, fileName: 'a.png' })
  })

  it('that failed stay with their reason, and can be tried again', async () => {
    const { queue, now } = opened()
    let tries = 0
    queue.add('a', picture('a.png'), async () => {
      if (++tries === 1) throw new Error('no')
    })
    await settled()
    expect(now('a')?.error).toBeInstanceOf(Error)
    now('a')?.retry()
    await settled()
    expect([tries, now('a')]).toEqual([2, undefined])
  })

  it('stop at once when they are cancelled', async () => {
    const { queue, now } = opened()
    let signal: AbortSignal | undefined
    queue.add('a', picture('a.png'), async (given) => {
      signal = given
      await held().promise
    })
    await settled()
    now('a')?.cancel()
    expect([signal?.aborted, now('a')]).toEqual([true, undefined])
  })
})

describe('a file', () => {
  it('of another kind, or larger than 128,000,000 bytes, is not even sent', () => {
    expect(fileProblem({ type: 'image/gif', size: 1 })).toBe('notAnImage')
    expect(fileProblem({ type: 'image/png', size: 128_000_001 })).toBe('tooLarge')
    expect(fileProblem({ type: 'image/jpeg', size: 128_000_000 })).toBeUndefined()
  })
})
