import { describe, expect, it } from 'vitest'
import { oneAfterAnother } from './oneAfterAnother.ts'

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('uploads of one record', () => {
  it('go one after the other, since each starts from the revision of the one before', async () => {
    const run = oneAfterAnother()
    const first = Promise.withResolvers<void>()
    const sent: string[] = []
    void run(async () => {
      sent.push('poster')
      await first.promise
    })
    void run(async () => void sent.push('cover'))
    await settled()
    expect(sent).toEqual(['poster'])
    first.resolve()
    await settled()
    expect(sent).toEqual(['poster', 'cover'])
  })

  it('go on after one that failed, which its own caller hears of', async () => {
    const run = oneAfterAnother()
    const failed = run(() => Promise.reject(new Error('too large')))
    await expect(failed).rejects.toThrow('too large')
    await expect(run(async () => 'cover')).resolves.toBe('cover')
  })

  it('that are cancelled while they wait are never sent', async () => {
    const run = oneAfterAnother()
    const first = Promise.withResolvers<void>()
    const stop = new AbortController()
    let isSent = false
    void run(() => first.promise)
    const waiting = run(async () => void (isSent = true), stop.signal)
    stop.abort()
    first.resolve()
    await expect(waiting).rejects.toThrow()
    expect(isSent).toBe(false)
  })
})
