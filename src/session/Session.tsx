import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isApiError } from '#dataProvider/apiError.ts'
import type { Actor } from '#contract/rules/access/actor.ts'
import { can } from '#contract/rules/access/can.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { ViewAsValue } from '#kit/parts/context/ViewAsContext.ts'
import { ViewAsContext } from '#kit/parts/context/ViewAsContext.ts'
import { OwnProfileContext } from '#kit/parts/context/OwnProfileContext.ts'
import { withWords } from '#kit/parts/i18n/withWords.ts'
import { viewsQuery } from '#kit/parts/views/viewsQuery.ts'
import { SplashScreen } from '#kit/parts/dialogs/SplashScreen.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import type { Wiring } from '../wiring.ts'
import { ResourceDefinitions } from '#resources/definitions/ResourceDefinitions.tsx'
import type { Extension } from '#kit/parts/extension/Extension.ts'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import { ExtensionCommands } from '../extensions/ExtensionCommands.tsx'
import { loadedExtensions } from '../extensions/loadExtensions.ts'
import { startWords } from './firstWords.ts'
import type { SessionData } from './loadSession.ts'
import { loadSession } from './loadSession.ts'
import { KeptLook } from './KeptLook.tsx'
import { afterBreath } from '../layout/bell/afterBreath.ts'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import { ServiceBreak } from './MaintenanceScreen.tsx'
import { NoProducts } from './NoProducts.tsx'
import { ProductsFailed } from './ProductsFailed.tsx'
import { busySeconds, ServiceBusy } from './ServiceBusy.tsx'
import { SessionContext } from './SessionContext.ts'
import { SignInAgain } from './SignInAgain.tsx'
import { Preferred } from './Preferred.tsx'
import { resourceAccess } from './resourceAccess.ts'
import { UnderViewAsBar } from './UnderViewAsBar.tsx'
import { useForeignProduct } from './useForeignProduct.ts'
import { useKeptProfile } from './useKeptProfile.ts'
import { useProducts } from './useProducts.ts'
import { useProductSwitch } from './useProductSwitch.ts'
import { useServedMenu } from './useServedMenu.ts'
import { useServingTypes } from './useServingTypes.ts'
import type { ViewAsStore } from './viewAs.ts'
import { seenAs } from './viewAs.ts'
import { withSponsorImages } from './withSponsorImages.ts'

/** Its words come for everybody with it: of locks, of saving, and of what a server refuses. */
const LeftWork = afterBreath(withWords(['later'], () => import('./LeftWork.tsx').then((module) => module.LeftWork)))

/** The shell waits for a product name and the product claim before it shows the main layout (specification section 2). */
export function Session({ wiring, children }: { wiring: Wiring; children: ReactNode }) {
  const translate = useTranslate()
  const { events } = wiring
  // Before anything is read: what happens while a screen is on its way is not missed.
  useEffect(() => events.start(), [events])
  const actor = useSyncExternalStore(wiring.signIn.subscribe, wiring.signIn.actor)
  const queries = useQueryClient()
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['session', actor.uid],
    queryFn: async () => {
      const asked = Promise.all([
        loadSession(wiring.calls, actor.roles.length > 0),
        loadedExtensions(),
        queries.prefetchQuery({
          queryKey: ['profile', actor.uid],
          queryFn: () => wiring.calls.readProfile(),
          staleTime: Infinity,
        }),
        wiring.calls.renewImageTicket().catch(() => undefined),
      ])
      // Waited for by whoever needs them: a list opens with one.
      void queries.prefetchQuery(viewsQuery(wiring.calls, actor, wiring.boot.extensions.includes('sharedViews')))
      const [session, { extensions, isWhole }] = await asked
      resourceAccess.knowTypes(session.types)
      if (extensions.length > 0) {
        const { takeExtensions } = await import('../extensions/takeExtensions.ts')
        await takeExtensions(extensions, startWords, (name) => session.types.some(({ type }) => type === name))
      }
      wiring.product.know(session.products?.map(({ id }) => id))
      const notices = isWhole ? session.notices : [...session.notices, 'errors.fetchFailed']
      return { ...session, notices, extensions }
    },
    staleTime: Infinity,
  })
  if (isApiError(error) && error.status === 503)
    return (
      <ServiceBreak
        calls={wiring.calls}
        extensions={wiring.boot.extensions}
        retryAfterS={error.retryAfterS}
        onReady={() => void refetch()}
      />
    )
  const busyS = busySeconds(error)
  if (busyS !== undefined)
    return <ServiceBusy key={errorUpdatedAt} seconds={busyS} onRetry={() => void refetch()} isAsking={isFetching} />
  if (error) return <CallError title={translate('shell.startFailed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <SplashScreen />
  return (
    <SignedIn wiring={wiring} session={data}>
      {children}
    </SignedIn>
  )
}

type LoadedSession = SessionData & { extensions: readonly Extension[] }

function SignedIn({ wiring, session, children }: { wiring: Wiring; session: LoadedSession; children: ReactNode }) {
  const { calls, events, tab, boot, signIn, product } = wiring
  const served = useServedMenu(wiring, session)
  const bearer = useSyncExternalStore(signIn.subscribe, signIn.actor)
  const profile = useKeptProfile(wiring, bearer.uid)
  const name = profile.profile?.displayName || bearer.name
  const own = useMemo(() => ({ ...bearer, name }), [bearer, name])
  const viewAs = useViewAsOf(wiring.viewAs, own)
  const actor = useMemo(() => seenAs(own, viewAs.roles), [own, viewAs.roles])
  useAccessAnew(viewAs)
  const products = useProducts(wiring, own, session.products)
  const kept = useServingTypes(wiring, actor.uid, session.types)
  const serving = useMemo(() => (served.sponsorImages ? withSponsorImages(kept) : kept), [kept, served.sponsorImages])
  const { pathname } = useLocation()
  useSyncExternalStore(product.subscribe, product.version)
  const selected = product.at(pathname)
  const selectProduct = useProductSwitch(wiring, serving)
  useForeignProduct(selected)
  const value = useMemo<ConsoleValue>(
    () => ({
      actor,
      calls,
      events,
      tab,
      product: selected,
      selectProduct,
      types: viewAs.roles ? serving.filter(({ page }) => can(actor, page, 'view')) : serving,
      extensions: boot.extensions,
      products,
      may: (page, action) => can(actor, page, action),
    }),
    [actor, calls, events, tab, selected, selectProduct, serving, viewAs.roles, products, boot.extensions],
  )
  const shell = useMemo(
    () => ({ ...served, build: boot.build, operationsUrl: served.operations ?? boot.operationsUrl ?? undefined }),
    [served, boot],
  )
  return (
    <ConsoleContext.Provider value={value}>
      <ViewAsContext.Provider value={viewAs}>
        <OwnProfileContext.Provider value={profile}>
          <SessionContext.Provider value={shell}>
            <Preferred
              settings={session.settings}
              languages={session.languages}
              keeper={wiring.preferences}
              notices={session.notices}
            >
              <ExtensionsContext value={session.extensions}>
                <ResourceDefinitions>
                  <UnderViewAsBar>
                    {selected ? children : session.products || !own.productAdmin ? <NoProducts /> : <ProductsFailed />}
                  </UnderViewAsBar>
                </ResourceDefinitions>
                {selected && <ExtensionCommands />}
              </ExtensionsContext>
              <SignInAgain signIn={signIn} />
              <Suspense fallback={null}>
                <LeftWork />
              </Suspense>
              {selected && <PaletteHost />}
              <KeptLook settings={session.settings} />
            </Preferred>
          </SessionContext.Provider>
        </OwnProfileContext.Provider>
      </ViewAsContext.Provider>
    </ConsoleContext.Provider>
  )
}

/** What react-admin has been told of the rights of one set of roles does not hold for another. */
function useAccessAnew({ roles }: ViewAsValue): void {
  const queries = useQueryClient()
  useEffect(() => void queries.invalidateQueries({ queryKey: ['auth'] }), [queries, roles])
}

function useViewAsOf({ subscribe, get, start, stop }: ViewAsStore, own: Actor): ViewAsValue {
  const roles = useSyncExternalStore(subscribe, get)
  return useMemo(() => ({ roles, own, start, stop }), [roles, own, start, stop])
}
