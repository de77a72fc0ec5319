import { QueryClient } from '@tanstack/react-query'
import { render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, memoryStore } from 'ra-core'
import type { DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { createMemoryRouter, Route, Routes } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createAuthProvider } from '#authProvider/authProvider.ts'
import type { SignIn } from '#authProvider/signIn.ts'
import type { SignInClient } from '#authProvider/signInClient.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { createDataProvider } from '#dataProvider/dataProvider.ts'
import type { EventFeed, EventListener, ServerEvent } from '#dataProvider/events.ts'
import { createTransport } from '#dataProvider/transport.ts'
import { useCommandKeys } from '#kit/parts/commands/useCommandKeys.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { MarqueeThemeProvider } from '#kit/parts/theme/MarqueeThemeProvider.tsx'
import { pageRouter } from '#kit/parts/routes/pageRouter.ts'
import { resourceAccess } from '#src/session/resourceAccess.ts'
import { eventText } from '#server/events/pushedEvent.ts'
import { injectFetch } from './injectFetch.ts'
import type { TestServer } from './startServer.ts'
import { uuidOf } from './tokens.ts'

/** A person at a browser tab: a name, a role, the products of the token. A deaf tab gets no push. */
export type Visitor = { name: string; role?: string; products?: string[]; tab?: string; isDeaf?: boolean }

type Screens = Readonly<Record<string, ReactNode>>

/**
 * The console's own wiring over a server in this process: real transport, real provider, real events, without a port.
 * `screens` are routes under /apps/:product?/; everything else of the address is another page.
 */
export async function openConsole(server: TestServer, visitor: Visitor, path: string, screens: Screens) {
  const { name, role = 'content_admin', products = ['rimba-my'], tab = `tab-${name}` } = visitor
  const username = name.toLowerCase()
  const { token } = await server.signInAs({ username, name, roles: [role], products })
  let line: 'up' | 'down' | 'losing answers to writes' = 'up'
  let breaksAt: RegExp | undefined
  const inject = injectFetch(server.app)
  const sent: { method: string; path: string }[] = []
  const transport = createTransport({
    fetch: async (input, init) => {
      sent.push({ method: init?.method ?? 'GET', path: String(input) })
      if (line === 'down') throw new TypeError('Failed to fetch')
      const isBroken = breaksAt?.test(`${init?.method ?? 'GET'} ${String(input)}`) === true
      if (isBroken) return new Response('<html>Bad gateway</html>', { status: 500 })
      const answer = await inject(input, init)
      if (line === 'losing answers to writes' && init?.method !== 'GET') throw new TypeError('Failed to fetch')
      return answer
    },
    baseOf: () => '/api',
    token: () => Promise.resolve(token),
    renewToken: () => Promise.resolve(false),
    clientId: () => undefined,
    product: () => products[0],
    tab,
    newId: () => crypto.randomUUID(),
    wait: () => Promise.resolve(),
  })
  const calls = createDataProvider({ transport, imageBase: '/api', now: Date.now })
  const actor = { uid: uuidOf(username), username, name, roles: [role], products, productAdmin: false }
  const session: ConsoleValue = {
    actor,
    calls,
    events: eventsOf(visitor.isDeaf ? undefined : server),
    tab,
    product: products[0],
    selectProduct: () => undefined,
    types: server.services.types.list().map(summaryOf),
    products: products.map((id) => ({ id, n: id })),
    extensions: EXTENSIONS,
    may: (page, action) => can(actor, page, action),
  }
  const words = createI18nProvider({ lang: '' })
  const auth = authOf(actor, server)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '*', element: <Page session={session} screens={screens} /> }], {
    initialEntries: [path],
  })
  function Page({ session: value, screens: pages }: { session: ConsoleValue; screens: Screens }) {
    useCommandKeys()
    return (
      <CoreAdminContext
        dataProvider={calls as unknown as DataProvider}
        authProvider={auth}
        i18nProvider={words}
        queryClient={queries}
        store={memoryStore()}
        routerProvider={pageRouter}
      >
        <MarqueeThemeProvider>
          <FormatProvider settings={{ timeZone: 'UTC' }}>
            <ConsoleContext value={value}>
              <Routes>
                {Object.entries(pages).map(([route, screen]) => (
                  <Route key={route} path={`/apps/:product?/${route}`} element={screen} />
                ))}
                <Route path="*" element={<p>{'another page'}</p>} />
              </Routes>
              <NoticeStack />
            </ConsoleContext>
          </FormatProvider>
        </MarqueeThemeProvider>
      </CoreAdminContext>
    )
  }
  const view = render(<RouterProvider router={router} />)
  return {
    ...within(view.container),
    user: userEvent.setup({ delay: null }),
    calls,
    router,
    sent,
    /** The network cable of this person. */
    setLine: (state: typeof line) => void (line = state),
    /** From now on what matches ('PUT /api/…') fails without a word of the service's own. */
    breakCalls: (pattern: RegExp | undefined) => void (breaksAt = pattern),
    close: view.unmount,
  }
}

/** The sign-in that has been: rights by the roles of the person. */
function authOf(actor: Actor, server: TestServer) {
  const client = { authenticated: false } as SignInClient
  return createAuthProvider({
    signIn: { actor: () => actor, client: () => client, logout: () => Promise.resolve() } as unknown as SignIn,
    accessOf: (resource) =>
      server.services.types.list().find(({ type }) => type === resource) ?? resourceAccess.of(resource),
    saveJournal: () => undefined,
  })
}

/** The server's own log of events, heard in the words of its stream. */
function eventsOf(server: TestServer | undefined): EventFeed {
  const listeners = new Set<EventListener>()
  server?.services.events.subscribe((event) => {
    const json = /^data: (.*)$/m.exec(eventText(event))?.[1]
    if (json) for (const listener of listeners) listener(JSON.parse(json) as ServerEvent)
  })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => 'live',
    onState: () => () => undefined,
    start: () => undefined,
    stop: () => undefined,
  }
}
