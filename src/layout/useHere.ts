import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { pathInProduct } from '#kit/parts/routes/paths.ts'
import { rowAt } from '../routeTable.ts'

/** The row of the present address, the resource type in it, and its path without /apps and product. */
export function useHere() {
  const { pathname } = useLocation()
  const { types } = useConsole()
  return useMemo(() => {
    const at = rowAt(pathname)
    const type = types.find((one) => one.type === at?.params.resourceType)
    return { pathname, row: at?.row, type, path: pathInProduct(pathname) }
  }, [pathname, types])
}
