import { act, render, screen } from '@testing-library/react'
import {
  Link,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { AddressProvider } from './AddressProvider.tsx'
import { createAddressRouter } from './addressRouter.ts'

const settled = () => act(() => new Promise<void>((done) => setTimeout(done)))

/** A page that asks before it is left, in a window that was at `/list` before. */
function open({ asks = false } = {}) {
  const history = createMemoryHistory({ initialEntries: ['/list', '/film/1'], initialIndex: 1, v5Compat: false })
  const router = createAddressRouter(history)
  const guard = vi.fn(() => asks)
  let page: { navigate: ReturnType<typeof useNavigate>; blocker: ReturnType<typeof useBlocker> } | undefined
  function Page() {
    page = { navigate: useNavigate(), blocker: useBlocker(guard) }
    const { pathname, search, state } = useLocation()
    return (
      <p>
        {pathname + search} {JSON.stringify(state)} <Link to="/other">{'on'}</Link>
      </p>
    )
  }
  render(
    <AddressProvider history={history} router={router}>
      <Page />
    </AddressProvider>,
  )
  const shown = () => screen.getByText(/^\//).firstChild?.textContent
  return { history, router, guard, shown, page: () => page as NonNullable<typeof page> }
}

describe('the router of addresses', () => {
  it('goes where a link leads, back, and to a query of the same page', async () => {
    const { router, shown, page } = open()
    await act(async () => screen.getByRole('link').click())
    expect([shown(), router.state.historyAction]).toEqual(['/other', 'PUSH'])
    await act(async () => page().navigate({ search: '?page=2' }, { replace: true, state: { from: 1 } }))
    expect([shown(), router.state.historyAction]).toEqual(['/other?page=2', 'REPLACE'])
    expect(router.state.location.state).toEqual({ from: 1 })
    await act(async () => page().navigate(-1))
    await settled()
    expect([shown(), router.state.historyAction]).toEqual(['/film/1', 'POP'])
  })

  it('stays where one is asked to stay, and goes once one is let go', async () => {
    const { router, guard, shown, page } = open({ asks: true })
    await act(async () => page().navigate('/list'))
    expect([shown(), page().blocker.state, page().blocker.location?.pathname]).toEqual(['/film/1', 'blocked', '/list'])
    await act(async () => page().blocker.reset?.())
    expect([shown(), page().blocker.state]).toEqual(['/film/1', 'unblocked'])
    await act(async () => page().navigate('/list'))
    await act(async () => page().blocker.proceed?.())
    expect([shown(), page().blocker.state]).toEqual(['/list', 'unblocked'])
    expect(router.state.historyAction).toBe('PUSH')
    expect(guard).toHaveBeenCalledWith(expect.objectContaining({ historyAction: 'PUSH' }))
  })

  it('takes the way back of the browser back while it asks, and goes it once one is let go', async () => {
    const { history, shown, page } = open({ asks: true })
    await act(async () => history.go(-1))
    await settled()
    expect([shown(), page().blocker.state, history.location.pathname]).toEqual(['/film/1', 'blocked', '/film/1'])
    await act(async () => page().blocker.proceed?.())
    await settled()
    expect([shown(), page().blocker.state, history.location.pathname]).toEqual(['/list', 'unblocked', '/list'])
  })

  it('draws an address at once where that is asked for', () => {
    const { router, shown } = open()
    act(() => {
      void router.navigate('/new', { replace: true, flushSync: true })
      expect(shown()).toBe('/new')
    })
  })
})
