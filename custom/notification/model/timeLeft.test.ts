import { expect, it } from 'vitest'
import { timeLeft } from './timeLeft.ts'

const steps = [
  { step: 'asked' as const, at: '2026-03-01T00:00:00Z' },
  { step: 'begun' as const, at: '2026-03-01T00:01:00Z' },
]
const job = { steps, status: 'processing' as const, count: 1000, success: 200, failure: 50 }
const after = (seconds: number) => Date.parse('2026-03-01T00:01:00Z') + seconds * 1000

it('a quarter done in ten seconds leaves thirty', () => {
  expect(timeLeft(job, after(10))).toBe(30_000)
})

it('nothing is said before it can be known, nor of what does not run', () => {
  expect(timeLeft(job, after(2))).toBeUndefined()
  expect(timeLeft({ ...job, success: 0, failure: 0 }, after(10))).toBeUndefined()
  expect(timeLeft({ ...job, status: 'active' }, after(10))).toBeUndefined()
  expect(timeLeft({ ...job, steps: [] }, after(10))).toBeUndefined()
})
