import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import type { TimingEntry } from '#contract/schemas/timing.ts'
import { ConsoleContext, type ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'
import { aType } from '#tests/support/aType.ts'
import { EVENING, renderInKit } from '#tests/support/renderInKit.tsx'
import { ComingUp } from './ComingUp.tsx'

const entry = (id: string, rest: Partial<TimingEntry>): TimingEntry => ({
  id,
  cty: 'film',
  lon: [{ lang: 'en', n: id }],
  ia: [],
  by: { uid: 'ann', name: 'Ann' },
  ...rest,
})
const soon = new Date(EVENING + 3_600_000).toISOString()

async function open(entries: TimingEntry[], extensions = ['timing']) {
  const rows = [...entries]
  let tell: (event: ServerEvent) => void = () => undefined
  const session = {
    calls: { listTimings: async () => ({ rows: [...rows], count: rows.length }) },
    events: { subscribe: (listener: typeof tell) => ((tell = listener), () => undefined) },
    extensions,
    product: 'rimba-my',
    types: [summaryOf(aType())],
  } as unknown as ConsoleValue
  await renderInKit(
    <QueryClientProvider client={new QueryClient()}>
      <ConsoleContext value={session}>
        <MemoryRouter>
          <ComingUp />
        </MemoryRouter>
      </ConsoleContext>
    </QueryClientProvider>,
  )
  return { rows, tell: (event: ServerEvent) => act(async () => tell(event)) }
}

it('lists what will happen and what did not, each a link to its title, and follows the push', async () => {
  const failed = { verb: 'publish', due: soon, code: 90000422, description: 'x' } as const
  const { rows, tell } = await open([
    entry('Alpha', { publishAt: soon, unpublishAt: '2030-01-01T00:00:00.000Z' }),
    entry('Beta', { unpublishAt: soon }),
    entry('Gamma', { failed }),
  ])
  const alpha = await screen.findByRole('link', { name: /Alpha.*goes live, 24 Nov 2026 21:40/ })
  expect(alpha).toHaveAttribute('href', expect.stringContaining('/film/Alpha'))
  expect(screen.getByRole('link', { name: /Beta.*is unpublished, 24 Nov 2026 21:40/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Gamma.*did not happen, 24 Nov 2026 21:40/ })).toBeInTheDocument()
  rows.length = 0
  await tell({ topic: 'timing', urn: '', id: 'Alpha' })
  expect(await screen.findByText('Nothing is set for a time.')).toBeInTheDocument()
})

it('is not there where the service knows no timing', async () => {
  await open([], [])
  expect(screen.queryByRole('heading', { name: /On air/ })).toBeNull()
})
