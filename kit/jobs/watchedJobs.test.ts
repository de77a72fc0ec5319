import { expect, it } from 'vitest'
import { ANY, isWatched, watchJob } from './watchedJobs.ts'

it('a job is watched until the last screen that shows it is gone', () => {
  const first = watchJob('7')
  const second = watchJob('7')
  first()
  expect(isWatched('7')).toBe(true)
  second()
  expect(isWatched('7')).toBe(false)
})

it('a screen with every job watches each', () => {
  const stop = watchJob(ANY)
  expect(isWatched('8')).toBe(true)
  stop()
  expect(isWatched('8')).toBe(false)
})
