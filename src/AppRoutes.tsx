import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useNotice } from '#kit/dialogs/useNotice.ts'
import { BusyBackdrop } from '#kit/dialogs/BusyBackdrop.tsx'
import { dashboardPath, loginPath, notFoundPath } from '#kit/routes/paths.ts'
import { NotFoundPage } from '#custom/notFound/Page.tsx'
import { LoginPage } from '#custom/login/Page.tsx'
import { Frame } from './layout/Frame.tsx'
import type { FrameKind } from './layout/frameKind.ts'
import { ROUTES } from './routeTable.ts'
import type { RouteRow } from './routeTable.ts'

const FRAMES: readonly FrameKind[] = ['wide', 'list', 'record']
const APPS = '/apps/:product?/'

/** Every route of the table in its frame; unknown paths go to the 404 page, the root to the dashboard (section 2). */
export function AppRoutes() {
  const { product } = useConsole()
  return (
    <Routes>
      <Route path="/" element={<Navigate to={dashboardPath(product)} replace />} />
      <Route path="/login" element={<LoginPage />} />
      {FRAMES.map((kind) => (
        <Route key={kind} element={<Frame kind={kind} />}>
          {ROUTES.filter((row) => row.frame === kind).map((row) => (
            <Route
              key={row.path}
              path={row.path.startsWith('/') ? row.path : APPS + row.path}
              element={<Guarded row={row} />}
            />
          ))}
          {kind === 'wide' && <Route path={notFoundPath()} element={<NotFoundPage />} />}
        </Route>
      ))}
      <Route path="*" element={<Navigate to={notFoundPath()} replace />} />
    </Routes>
  )
}

/** Without the right to view: role-less users to /login with the way back, others to the dashboard with the reason. */
function Guarded({ row }: { row: RouteRow }) {
  const { actor, may, types, product } = useConsole()
  const { resourceType } = useParams()
  const { pathname, search } = useLocation()
  const Screen = row.screen
  const type = types.find((one) => one.type === resourceType)
  const needs = row.needs === 'type' ? type && { page: type.page, action: 'view' as const } : row.needs
  const allowed = row.needs === undefined || (needs !== undefined && may(needs.page, needs.action))
  if (allowed)
    return (
      <Suspense fallback={<BusyBackdrop open />}>
        <Screen />
      </Suspense>
    )
  if (actor.roles.length === 0 && row.path !== 'dashboards/project')
    return <Navigate to={loginPath(pathname + search)} replace />
  return <SentAway to={dashboardPath(product)} />
}

function SentAway({ to }: { to: string }) {
  const notice = useNotice()
  useEffect(() => notice('info', 'shell.noView'), [notice])
  return <Navigate to={to} replace />
}
