import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { FaultReport } from './FaultReport.tsx'
import { MaintenancePage } from './MaintenancePage.tsx'

afterEach(() => vi.useRealTimers())

describe('a fault of ours', () => {
  it('says that nothing typed is lost, shows its codes when asked, and copies them', async () => {
    const user = userEvent.setup()
    const onReload = vi.fn()
    await renderInKit(
      <FaultReport
        error={new TypeError('x is undefined')}
        address="/apps/rimba-my/vod/movie/7"
        at="2026-11-24T12:40:00.000Z"
        onReload={onReload}
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('kept in this browser')
    await user.click(screen.getByRole('button', { name: 'Show details...' }))
    expect(screen.getByText('x is undefined')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy the details' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain('/apps/rimba-my/vod/movie/7')
    await user.click(screen.getByRole('button', { name: 'Load the page again' }))
    expect(onReload).toHaveBeenCalledOnce()
  })
})

describe('maintenance', () => {
  it('asks again by itself, and goes on once the server is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const answers = [false, true]
    const ask = vi.fn(() => Promise.resolve({ isReady: answers.shift() ?? true }))
    const onReady = vi.fn()
    await renderInKit(<MaintenancePage ask={ask} onReady={onReady} />)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText('Next try in 15 seconds')).toBeVisible()
    for (let second = 0; second < 15; second++) await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect([ask.mock.calls.length, onReady.mock.calls.length]).toEqual([1, 0])
    for (let second = 0; second < 15; second++) await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(onReady).toHaveBeenCalledOnce()
  })

  it('counts down to the end that the server announces, and asks then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: false })
    const ask = vi.fn(() => Promise.resolve({ isReady: true }))
    const onReady = vi.fn()
    await renderInKit(<MaintenancePage ask={ask} backAt={Date.now() + 40_000} onReady={onReady} />)
    expect(screen.getByRole('timer')).toHaveTextContent('40 seconds')
    expect(screen.queryByText(/Next try/)).not.toBeInTheDocument()
    for (let second = 0; second < 41; second++) await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect([ask.mock.calls.length, onReady.mock.calls.length]).toEqual([1, 1])
  })
})
