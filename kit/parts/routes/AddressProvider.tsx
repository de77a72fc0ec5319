import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import type { ComponentProps, ContextType, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import {
  Router,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
} from 'react-router'
import type { AddressHistory, AddressRouter } from './addressRouter.ts'

type AddressProviderProps = { history: AddressHistory; router: AddressRouter; children: ReactNode }

/**
 * Tells React Router's hooks and links where one is. A new address is drawn while the page goes on answering, as React
 * Router has it; at once where that was asked for.
 */
export function AddressProvider({ history, router, children }: AddressProviderProps) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(
    () =>
      router.subscribe((next, isAtOnce) => {
        if (isAtOnce) flushSync(() => setState(next))
        else startTransition(() => setState(next))
      }),
    [router],
  )
  const navigator = useMemo<ComponentProps<typeof Router>['navigator']>(() => {
    const { createHref, createURL, encodeLocation } = history
    return {
      createHref,
      createURL,
      encodeLocation,
      go: (steps) => void router.navigate(steps),
      push: (to, state) => void router.navigate(to, { state }),
      replace: (to, state) => void router.navigate(to, { replace: true, state }),
    }
  }, [history, router])
  // The hooks that the console uses ask these two for nothing else than an `AddressRouter` has.
  const context = useMemo(
    () => ({ router, navigator, static: false, basename: '/' }) as unknown as ContextType<typeof RouterContext>,
    [router, navigator],
  )
  return (
    <RouterContext value={context}>
      <RouterStateContext value={state as unknown as ContextType<typeof RouterStateContext>}>
        <Router location={state.location} navigationType={state.historyAction} navigator={navigator}>
          {children}
        </Router>
      </RouterStateContext>
    </RouterContext>
  )
}
