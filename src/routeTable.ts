import { matchRoutes } from 'react-router'
import { reserveFirstWord } from '#kit/parts/routes/paths.ts'
import { ROUTES } from './routes/consoleRoutes.ts'
import type { RouteRow } from './routes/routeRow.ts'

/** A row's address as the router reads it; the product in it may be left out. */
export const routePath = ({ path }: Pick<RouteRow, 'path'>): string =>
  path.startsWith('/') ? path : `/apps/:product?/${path}`

const matchableOf = (rows: readonly RouteRow[]) => rows.map((row) => ({ path: routePath(row), handle: row }))
let all: readonly RouteRow[] = ROUTES
let matchable = matchableOf(all)

/** The table with what extensions have brought. */
export const allRoutes = (): readonly RouteRow[] => all

/** Adds rows of extensions, before the first screen is drawn; an address that the table has already stays as it is. */
export function addRoutes(rows: readonly RouteRow[]): void {
  for (const { path } of rows) reserveFirstWord(path)
  all = [...all, ...rows.filter(({ path }) => !all.some((row) => row.path === path))]
  matchable = matchableOf(all)
  last = undefined
}

type RouteAt = { row: RouteRow; params: Readonly<Record<string, string | undefined>> }

/** Matching ranks every route anew, and several parts of the frame ask for the same address: the last is remembered. */
let last: { pathname: string; at: RouteAt | undefined } | undefined

/** The row that answers an address, with what its places hold. */
export function rowAt(pathname: string): RouteAt | undefined {
  if (last?.pathname !== pathname) last = { pathname, at: match(pathname) }
  return last.at
}

function match(pathname: string): RouteAt | undefined {
  const found = matchRoutes(matchable, pathname)?.at(-1)
  return found && { row: found.route.handle, params: found.params }
}

/** The row of a menu's path: what has none is not offered. */
export function rowOf(path: string): RouteRow | undefined {
  return all.find((row) => row.path === path)
}
