import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { watchJob } from '#kit/jobs/watchedJobs.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { EndedJobNotices } from './EndedJobNotices.tsx'

type Listener = (event: object) => void

async function show() {
  const heard = new Set<Listener>()
  const events = { subscribe: (one: Listener) => (heard.add(one), () => heard.delete(one)), state: () => 'live' }
  const calls = { listSettings: vi.fn(() => Promise.resolve([])) }
  const page = await showInConsole(
    <>
      <EndedJobNotices />
      <NoticeStack />
    </>,
    { calls: calls as never, events: events as never },
  )
  const push = (status: string, counts: object, id = '7') =>
    act(() => heard.forEach((one) => one({ topic: 'job', id, kind: 'bulkUpdate', status, count: 1207, ...counts })))
  return { ...page, push }
}

it('the end of a job is told where one is, with the way to it', async () => {
  const { push, router } = await show()
  push('processing', { success: 10, failure: 0 })
  push('failed', { success: 1204, failure: 3 })
  expect(await screen.findByText('Bulk update: 1,204 titles done, 3 failed.')).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Show' }).click())
  await waitFor(() => expect(router.state.location.search).toBe('?job=7'))
})

it('the end of a job that one watches is not told', async () => {
  const { push } = await show()
  const stop = watchJob('7')
  push('processing', { success: 10, failure: 0 })
  push('active', { success: 1207, failure: 0 })
  push('processing', { success: 10, failure: 0 }, '8')
  push('active', { success: 1207, failure: 0 }, '8')
  expect(await screen.findAllByText('Bulk update: 1,207 titles done.')).toHaveLength(1)
  stop()
})
