import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStartProgress } from './startProgress.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a start says what it is at after five seconds of silence, once for each stage, and nothing at the end', () => {
  const written: string[] = []
  const progress = createStartProgress((text) => written.push(text.trim()))
  progress.stage('Opening the database')
  vi.advanceTimersByTime(4_000)
  progress.stage('Reading the types')
  vi.advanceTimersByTime(60_000)
  progress.stage('Preparing the calls')
  vi.advanceTimersByTime(4_000)
  progress.done()
  vi.advanceTimersByTime(60_000)
  expect(written).toEqual(['Reading the types ...'])
})
