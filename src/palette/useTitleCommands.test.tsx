import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SEARCHES_PER_SECOND } from '#contract/values/limits.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { useTitleCommands } from './useTitleCommands.ts'

afterEach(() => vi.useRealTimers())

it('asks no more often than the server takes, however quickly and long one types on', async () => {
  const asked: number[] = []
  const searchContent = () => {
    asked.push(Date.now())
    return Promise.resolve({ rows: [], count: 0, atLeast: false })
  }
  let type: (term: string) => void = () => undefined
  const Field = () => {
    const [term, setTerm] = useState('')
    type = setTerm
    useTitleCommands(term)
    return null
  }
  await showInConsole(<Field />, { calls: { searchContent } as never })
  vi.useFakeTimers()
  const text = 'the long way home from the harbour'
  for (const gap of [130, 1000 / SEARCHES_PER_SECOND + 1]) {
    asked.length = 0
    for (let at = 1; at <= text.length; at++) {
      await act(async () => type(text.slice(0, at) + gap))
      await act(() => vi.advanceTimersByTimeAsync(gap))
    }
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(asked.length).toBeGreaterThan(0)
    const within = (from: number) => asked.filter((at) => at >= from && at < from + 1_000).length
    expect(Math.max(...asked.map(within))).toBeLessThanOrEqual(SEARCHES_PER_SECOND)
  }
})
