import type { RouterNavigateFunction, RouterProvider } from 'ra-core'
import { use, useCallback, useLayoutEffect, useRef } from 'react'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate as useRouterNavigate,
  useParams,
} from 'react-router'

/**
 * React Router for react-admin's own screens. A list there puts what it shows into the address by itself, by a
 * navigation that names a query alone and means the page that it stands on. Once somebody has gone elsewhere while that
 * page is still drawn, such a navigation is dropped: it would lead back.
 */
export const pageRouter = {
  useNavigate,
  useLocation,
  useParams,
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: () => use(RouterContext) !== null,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  matchPath,
  // The console's own router stands around react-admin.
  RouterWrapper: ({ children }) => children,
} as RouterProvider

function useNavigate(): RouterNavigateFunction {
  const navigate = useRouterNavigate()
  const router = use(RouterContext)?.router
  const { pathname } = useLocation()
  const now = useRef({ navigate, pathname })
  useLayoutEffect(() => {
    now.current = { navigate, pathname }
  }, [navigate, pathname])
  // The same function all along, as react-admin's own: effects that name it would run at every navigation.
  return useCallback(
    (to, options) => {
      if (isQueryAlone(to) && router && router.state.location.pathname !== now.current.pathname) return
      void now.current.navigate(to as string, options)
    },
    [router],
  )
}

const isQueryAlone = (to: Parameters<RouterNavigateFunction>[0]) =>
  typeof to === 'object' && to.pathname === undefined && to.search !== undefined
