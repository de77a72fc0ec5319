import { describe, expect, it } from 'vitest'
import { RateLimiter } from './rateLimiter.ts'

function limiter(perSecond = 20, burst = 60) {
  const clock = { now: 0 }
  const limits = new RateLimiter({ perSecond, burst }, () => clock.now)
  const take = (count: number, key = 'ann') => Array.from({ length: count }, () => limits.take(key))
  return { clock, take }
}

describe('the rate of calls', () => {
  it('lets a burst of 60 through and then says how long to wait', () => {
    const { take } = limiter()
    expect(take(60).every((wait) => wait === 0)).toBe(true)
    expect(take(1)).toEqual([1])
  })

  it('gives twenty back in a second, and never more than a burst', () => {
    const { clock, take } = limiter()
    take(60)
    clock.now = 1_000
    expect(take(21).filter((wait) => wait === 0)).toHaveLength(20)
    clock.now = 3_600_000
    expect(take(100).filter((wait) => wait === 0)).toHaveLength(60)
  })

  it('counts each person apart', () => {
    const { take } = limiter()
    take(100, 'ann')
    expect(take(1, 'bob')).toEqual([0])
  })

  it('that is slower than one a second says so in whole seconds', () => {
    const { take } = limiter(0.1, 1)
    take(1)
    expect(take(1)).toEqual([10])
  })

  it('stays small under a flood of names, and the latest are still kept to it', () => {
    const { take } = limiter(1, 1)
    for (let at = 0; at < 50_000; at += 1) take(1, `name ${at}`)
    expect(take(1, 'name 49999')).toEqual([1])
  })
})
