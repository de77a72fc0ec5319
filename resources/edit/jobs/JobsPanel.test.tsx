import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { JobsPanel } from './JobsPanel.tsx'

const job = {
  id: '7',
  kind: 'bulkUpdate',
  status: 'failed',
  count: 1200,
  success: 1193,
  failure: 7,
  ct: '2026-11-24T04:00:00.000Z',
  by: { uid: 'bo', name: 'Bo' },
}

async function show(rows: unknown[], may = true) {
  const calls = { listJobs: vi.fn(() => Promise.resolve({ rows, count: rows.length })) }
  const events = { subscribe: () => () => undefined, state: () => 'live' }
  await showInConsole(<JobsPanel id="title" />, { calls, events, may: () => may } as never)
  return calls
}

describe('the jobs of a title', () => {
  it('say who did what to how many, and lead to the job', async () => {
    const calls = await show([job])
    const link = await screen.findByRole('link')
    expect(link).toHaveAttribute('href', '/apps/notification?job=7')
    expect(link).toHaveTextContent('Bulk update7 failedBo, 24 Nov 2026 12:00 · 1,200 titles')
    const query = expect.objectContaining({ item: 'title', scope: 'product' })
    expect(calls.listJobs).toHaveBeenCalledWith(expect.objectContaining({ query }))
  })
  it('are one’s own, without a way on, for those who may not view notifications', async () => {
    const calls = await show([job], false)
    expect(await screen.findByText('Bulk update')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    const query = expect.objectContaining({ scope: 'own' })
    expect(calls.listJobs).toHaveBeenCalledWith(expect.objectContaining({ query }))
  })
  it('say so where there are none', async () => {
    await show([])
    expect(await screen.findByText('No job has touched this title in the last 30 days.')).toBeVisible()
  })
})
