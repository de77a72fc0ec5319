import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paced } from './paced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('works at once after a rest, once for all that is asked for meanwhile, and no more once it is closed', () => {
  const work = vi.fn()
  const { ask, close } = paced(25, work)
  ask()
  expect(work).toHaveBeenCalledTimes(1)
  for (let nth = 0; nth < 100; nth++) ask()
  vi.advanceTimersByTime(24)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledTimes(2)
  ask()
  ask()
  expect(work).toHaveBeenCalledTimes(3)
  close()
  vi.advanceTimersByTime(1_000)
  ask()
  expect(work).toHaveBeenCalledTimes(3)
})
