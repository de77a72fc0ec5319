import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { useJob } from './useJob.ts'

const ID = 'job-1'
const at = (status: string) => ({ id: ID, kind: 'undo', status, count: 1, success: 1, failure: 0, by: { uid: 'ann' } })

function Shown() {
  return <p>{useJob(ID).data?.status ?? 'unknown'}</p>
}

it('a job whose end is heard while its first answer is on the way is asked for again', async () => {
  const answers: ((job: unknown) => void)[] = []
  const feed: { tell?: (event: ServerEvent) => void } = {}
  const value = {
    calls: { getJob: () => new Promise((resolve) => answers.push(resolve)) },
    events: {
      state: () => 'live',
      subscribe: (tell: (event: ServerEvent) => void) => {
        feed.tell = tell
        return () => {}
      },
    },
    actor: { uid: 'ann' },
  } as unknown as ConsoleValue
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleContext value={value}>
        <Shown />
      </ConsoleContext>
    </QueryClientProvider>,
  )
  await act(async () => feed.tell?.({ topic: 'job', ...at('active') } as unknown as ServerEvent))
  await act(async () => answers[0]?.(at('processing')))
  await expect.poll(() => answers.length).toBe(2)
  await act(async () => answers[1]?.(at('active')))
  expect(await screen.findByText('active')).toBeVisible()
})
