import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import type { ConsoleValue } from '../context/ConsoleContext.ts'
import { ConsoleContext } from '../context/ConsoleContext.ts'
import type { ServerEvent } from '../context/providerTypes.ts'
import { usePinnedViews } from './usePinnedViews.ts'

const view = { cty: 'movie', filter: [{ field: 'locked', term: 'me' }], match: 'ALL' }
const SETTINGS = [
  { id: 'v1', n: 'Mine', t: 'view', ct: '', payload: view },
  { id: 'd', n: 'desk', t: 'view', ct: '', payload: { kind: 'desk', pinned: ['v1', 'gone'], standard: {} } },
]
const MOVIE_CHANGED: ServerEvent = { topic: 'version', urn: 'urn:resource:catalog:movie', id: 'm' }

function Counts() {
  return usePinnedViews().map(({ name, count }) => <p key={name}>{`${name}: ${count}`}</p>)
}

describe('counts of pinned views', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => vi.useRealTimers())

  it('follow pushed changes of their type, many of them by one question', async () => {
    const listeners = new Set<(event: ServerEvent) => void>()
    const asked: unknown[] = []
    const session = {
      actor: { uid: 'ann', roles: ['creator'] },
      product: 'rimba-my',
      types: [{ type: 'movie' }],
      extensions: EXTENSIONS,
      events: {
        subscribe: (listener: (event: ServerEvent) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      calls: {
        readConfig: () => Promise.resolve([{ attrs: { savedFiltersOnServer: true } }]),
        listSettings: () => Promise.resolve(SETTINGS),
        listSharedViews: () => Promise.resolve([]),
        getList: (type: string, { signal: _signal, ...params }: object & { signal?: AbortSignal }) => {
          asked.push({ type, ...params })
          return Promise.resolve({ data: [], total: asked.length })
        },
      },
    } as unknown as ConsoleValue
    await renderInKit(
      <QueryClientProvider client={new QueryClient()}>
        <ConsoleContext value={session}>
          <Counts />
        </ConsoleContext>
      </QueryClientProvider>,
    )
    expect(await screen.findByText('Mine: 1')).toBeTruthy()
    const filter = { entries: view.filter, zone: 'Asia/Kuala_Lumpur' }
    expect(asked).toMatchObject([{ type: 'movie', pagination: { page: 1, perPage: 1 }, filter }])
    const push = (event: ServerEvent) => act(() => listeners.forEach((listener) => listener(event)))
    push({ ...MOVIE_CHANGED, urn: 'urn:resource:catalog:trailer' })
    for (let change = 0; change < 20; change += 1) push(MOVIE_CHANGED)
    await act(() => vi.advanceTimersByTimeAsync(14_000))
    expect(asked).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(await screen.findByText('Mine: 2')).toBeTruthy()
    expect(asked).toHaveLength(2)
  })
})
