import type { RouterNavigateFunction, RouterProvider } from 'ra-core'
import { reactRouterProvider } from 'ra-core'
import { use, useCallback, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'

const useRouterNavigate = reactRouterProvider.useNavigate

/**
 * React Router for react-admin's own screens. A list there puts what it shows into the address by itself, by a
 * navigation that names a query alone and means the page that it stands on. Once somebody has gone elsewhere while that
 * page is still drawn, such a navigation is dropped: it would lead back.
 */
export const pageRouter: RouterProvider = { ...reactRouterProvider, useNavigate }

function useNavigate(): RouterNavigateFunction {
  const navigate = useRouterNavigate()
  const router = use(RouterContext)?.router
  const { pathname } = useLocation()
  const drawn = useRef(pathname)
  useLayoutEffect(() => {
    drawn.current = pathname
  }, [pathname])
  // The same function all along, as react-admin's own: effects that name it would run at every navigation.
  return useCallback(
    (to, options) => {
      if (isQueryAlone(to) && router && router.state.location.pathname !== drawn.current) return
      navigate(to, options)
    },
    [navigate, router],
  )
}

const isQueryAlone = (to: Parameters<RouterNavigateFunction>[0]) =>
  typeof to === 'object' && to.pathname === undefined && to.search !== undefined
