import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { renderInKit } from './renderInKit.tsx'

/** Renders a part of a screen with a signed-in session and addresses, but without a server: calls are the test's own. */
export async function showInConsole(part: ReactNode, session: Partial<ConsoleValue> = {}) {
  const value = {
    actor: { uid: 'ann', username: 'ann', name: 'Ann', roles: ['content_admin'], products: ['rimba-my'] },
    product: 'rimba-my',
    products: [{ id: 'rimba-my', n: 'Rimba MY' }],
    tab: 'tab',
    types: [],
    may: () => true,
    extensions: EXTENSIONS,
    ...session,
  } as unknown as ConsoleValue
  const router = createMemoryRouter([{ path: '*', element: part }])
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = await renderInKit(
    <QueryClientProvider client={queries}>
      <ConsoleContext value={value}>
        <RouterProvider router={router} />
      </ConsoleContext>
    </QueryClientProvider>,
  )
  return { ...page, router }
}
