import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, memoryStore } from 'ra-core'
import type { DataProvider } from 'ra-core'
import { useMemo, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { createAuthProvider } from '#authProvider/authProvider.ts'
import { isApiError } from '#dataProvider/apiError.ts'
import { MuiWords } from '#kit/parts/i18n/MuiWords.tsx'
import { SpokenWords } from '#kit/parts/i18n/SpokenWords.tsx'
import { saveAllJournals } from '#kit/record/journal/saveAllJournals.ts'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { AddressProvider } from '#kit/parts/routes/AddressProvider.tsx'
import { createAddressRouter } from '#kit/parts/routes/addressRouter.ts'
import { pageRouter } from '#kit/parts/routes/pageRouter.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { startWords } from './session/firstWords.ts'
import { FaultBoundary } from './session/FaultBoundary.tsx'
import { keepProductsApart } from './session/productQueries.ts'
import { Session } from './session/Session.tsx'
import { resourceAccess } from './session/resourceAccess.ts'
import { seenAs } from './session/viewAs.ts'
import type { Wiring } from './wiring.ts'

/** A refusal will not change by asking again; only a broken line is tried once more by the query layer. */
const newQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && !isApiError(error),
        staleTime: 5_000,
        refetchOnWindowFocus: false,
      },
    },
  })

/** The console behind a router that lets a screen ask before it is left. */
export function App({ wiring }: { wiring: Wiring }) {
  const [{ history, router }] = useState(() => {
    const history = createBrowserHistory()
    return { history, router: createAddressRouter(history) }
  })
  return (
    <AddressProvider history={history} router={router}>
      <FaultBoundary>
        <Console wiring={wiring} />
      </FaultBoundary>
    </AddressProvider>
  )
}

/** React-admin's contexts, our session, our routes. */
function Console({ wiring }: { wiring: Wiring }) {
  const auth = useMemo(
    () =>
      createAuthProvider({
        signIn: wiring.signIn,
        actor: () => seenAs(wiring.signIn.actor(), wiring.viewAs.get()),
        accessOf: resourceAccess.of,
        saveJournal: saveAllJournals,
      }),
    [wiring.signIn, wiring.viewAs],
  )
  const store = useMemo(() => memoryStore(), [])
  const [queries] = useState(newQueries)
  useMemo(() => keepProductsApart(queries, wiring.product.get), [queries, wiring.product])
  return (
    <CoreAdminContext
      dataProvider={wiring.calls as unknown as DataProvider}
      authProvider={auth}
      i18nProvider={startWords}
      queryClient={queries}
      store={store}
      routerProvider={pageRouter}
    >
      <SpokenWords>
        <LookProvider>
          <MuiWords>
            <Session wiring={wiring}>
              <AppRoutes />
            </Session>
          </MuiWords>
        </LookProvider>
      </SpokenWords>
    </CoreAdminContext>
  )
}
