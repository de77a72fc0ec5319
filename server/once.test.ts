import { describe, expect, it } from 'vitest'
import { onceDone } from './once.ts'

describe('what is made at its first use and waited for', () => {
  it('is made anew after a failure, and once for all that ask', async () => {
    let tries = 0
    const made = onceDone(async () => {
      tries += 1
      await Promise.resolve()
      if (tries === 1) throw new Error('busy')
      return tries
    })
    await expect(made()).rejects.toThrow('busy')
    expect(await Promise.all([made(), made()])).toEqual([2, 2])
    expect(tries).toBe(2)
  })
})
