import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchOverload } from './overloadGuard.ts'

describe('overload', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function watched() {
    let given = 0
    const guard = watchOverload(500, { sinceLast: () => given })
    const sample = (lateMs: number) => {
      given = 250 + lateMs
      vi.advanceTimersByTime(250)
    }
    return { guard, sample }
  }

  it('is not declared by a server that keeps its time', () => {
    const { guard, sample } = watched()
    for (let at = 0; at < 20; at += 1) sample(20)
    expect(guard.isOverloaded()).toBe(false)
  })

  it('is not declared after one task of 900 ms', () => {
    const { guard, sample } = watched()
    sample(900)
    expect(guard.isOverloaded()).toBe(false)
  })

  it('is declared when the loop stays late, and withdrawn when it has caught up', () => {
    const { guard, sample } = watched()
    for (let at = 0; at < 4; at += 1) sample(900)
    expect(guard.isOverloaded()).toBe(true)
    for (let at = 0; at < 3; at += 1) sample(0)
    expect(guard.isOverloaded()).toBe(false)
  })
})
