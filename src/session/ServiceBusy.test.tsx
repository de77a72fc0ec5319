import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BootRefused } from '#authProvider/boot.ts'
import { SignInRefused } from '#authProvider/signInErrors.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { busySeconds, ServiceBusy } from './ServiceBusy.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

it('takes too many requests for a wait, as long as the service says, and nothing else', () => {
  expect(busySeconds(new SignInRefused(429, 'temporarily_unavailable', 30))).toBe(30)
  expect(busySeconds(new SignInRefused(429, 'temporarily_unavailable'))).toBe(15)
  expect(busySeconds(new BootRefused(429, 5_000), 1_000)).toBe(4)
  expect(busySeconds(new SignInRefused(400, 'invalid_grant'))).toBeUndefined()
  expect(busySeconds(new Error('anything'))).toBeUndefined()
})

it('counts down in plain words, and asks again by itself', async () => {
  const retry = vi.fn()
  await renderInKit(<ServiceBusy seconds={2} onRetry={retry} />)
  expect(screen.getByText('Marquee starts by itself in 2 seconds.')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('Marquee starts by itself in 1 second.')).toBeVisible()
  expect(retry).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByText('Asking again…')).toBeVisible()
})
