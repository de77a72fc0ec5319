import { Suspense, useEffect, useState } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { BusyBackdrop } from '#kit/parts/dialogs/BusyBackdrop.tsx'
import { useFetchedScreens } from '#kit/parts/layoutParts/lazyScreen.ts'
import { createPageNames, PageNamesContext } from '#kit/parts/page/PageContext.ts'
import { loginPath, notFoundPath } from '#kit/parts/routes/paths.ts'
import { afterBreath } from './layout/bell/afterBreath.ts'
import { FirstPicture } from './layout/FirstPicture.ts'
import { DocumentTitle } from './layout/DocumentTitle.ts'
import { Frame } from './layout/Frame.tsx'
import type { FrameKind } from './layout/frameKind.ts'
import { allRoutes, routePath } from './routeTable.ts'
import { canonicalPath } from './routes/canonicalPath.ts'
import { entryTo } from './routes/entryTo.ts'
import { PageBoundary } from './routes/PageBoundary.tsx'
import type { RouteRow } from './routes/routeRow.ts'
import { SentAway } from './routes/SentAway.tsx'
import { homePath } from './routes/homePath.ts'
import { keepWayBack, takeWayBack } from './routes/wayBack.ts'

const EndedJobNotices = afterBreath(() =>
  import('./layout/bell/EndedJobNotices.tsx').then((module) => module.EndedJobNotices),
)
const LeavingSearch = afterBreath(() =>
  import('#custom/search/LeavingSearch.ts').then((module) => module.LeavingSearch),
)
const OpenedSoon = afterBreath(() => import('./layout/OpenedSoon.tsx').then((module) => module.OpenedSoon))

const FRAMED: readonly FrameKind[] = ['wide', 'list', 'record']

const routesOf = (kind: FrameKind) =>
  allRoutes()
    .filter(({ frame }) => frame === kind)
    .map((row) => <Route key={row.path} path={routePath(row)} element={<Guarded row={row} />} />)

/** Every route of the table in its frame; unknown paths go to the 404 page, the root to the dashboard (section 2). */
export function AppRoutes() {
  const [names] = useState(createPageNames)
  return (
    <PageNamesContext value={names}>
      <DocumentTitle />
      <Suspense fallback={null}>
        <EndedJobNotices />
      </Suspense>
      <Suspense fallback={null}>
        <LeavingSearch />
      </Suspense>
      <Suspense fallback={null}>
        <OpenedSoon />
      </Suspense>
      <Routes>
        <Route path="/" element={<Home />} />
        {FRAMED.map((kind) => (
          <Route key={kind} element={<Frame kind={kind} />}>
            {routesOf(kind)}
          </Route>
        ))}
        {routesOf('bare')}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageNamesContext>
  )
}

/** Where one wanted to go before one had a role, else the first screen: for most the dashboard (specification section 4). */
function Home() {
  const navigate = useNavigate()
  const { actor, product, extensions } = useConsole()
  useEffect(() => {
    const back = actor.roles.length > 0 ? takeWayBack(sessionStorage) : undefined
    void navigate(back ?? homePath({ actor, product, extensions }), { replace: true })
  }, [navigate, actor, product, extensions])
  return <BusyBackdrop open />
}

/** Without the right to view: role-less users to /login with the way back, others to the dashboard with the reason. */
function Guarded({ row }: { row: RouteRow }) {
  useFetchedScreens()
  const { actor, types, extensions } = useConsole()
  const params = useParams()
  const { pathname, search, hash, state } = useLocation()
  const canonical = canonicalPath(pathname, { row, params, types: types.map(({ type }) => type) })
  if (canonical !== pathname) return <Navigate to={canonical + search + hash} state={state as unknown} replace />
  const entry = entryTo(row, { actor, types, extensions }, params.resourceType)
  if (row.path === '/login' && actor.roles.length > 0) return <FromLogin />
  if (entry === 'login') return <ToLogin from={pathname + search} />
  if (entry === 'dashboard') return <SentAway row={row} />
  if (entry === 'unknown') return <NotFound />
  return (
    <PageBoundary at={pathname}>
      <Suspense fallback={<BusyBackdrop open />}>
        <row.screen />
        <FirstPicture />
      </Suspense>
    </PageBoundary>
  )
}

/** The way back outlives signing out and in again as somebody who has a role by then. */
function ToLogin({ from }: { from: string }) {
  const isSeenAs = useViewAs().roles !== undefined
  useEffect(() => {
    if (!isSeenAs) keepWayBack(sessionStorage, from)
  }, [from, isSeenAs])
  // Somebody who only looks on as a user without roles is not sent back here afterwards.
  return <Navigate to={isSeenAs ? '/login' : loginPath(from)} replace />
}

/** Who has a role has nothing to do at /login: on to what the address keeps, else home. */
function FromLogin() {
  const { search } = useLocation()
  const wanted = new URLSearchParams(search).get('return')
  useEffect(() => {
    if (wanted) keepWayBack(sessionStorage, wanted)
  }, [wanted])
  return <Navigate to="/" replace />
}

/** The 404 page says which address it was. */
function NotFound() {
  const { pathname, search } = useLocation()
  return <Navigate to={notFoundPath()} replace state={{ from: pathname + search }} />
}
