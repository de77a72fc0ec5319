import { matchRoutes } from 'react-router'
import { reserveFirstWord } from '#kit/parts/routes/paths.ts'
import { BUILT_ROUTES } from './routes/builtRoutes.ts'
import { LATER_ROUTES } from './routes/laterRoutes.ts'
import type { BuiltRow, RouteRow } from './routes/routeRow.ts'

/**
 * Every screen of the console: its address of the specification's section 2, the right that opens it, its title, its
 * frame and whether it is built. Screens arrive when they are first opened.
 */
export const ROUTES: readonly RouteRow[] = [...BUILT_ROUTES, ...LATER_ROUTES]

/** A row's address as the router reads it; the product in it may be left out. */
export const routePath = ({ path }: Pick<RouteRow, 'path'>): string =>
  path.startsWith('/') ? path : `/apps/:product?/${path}`

const matchableOf = (rows: readonly RouteRow[]) => rows.map((row) => ({ path: routePath(row), handle: row }))
let all = ROUTES
let matchable = matchableOf(all)

/** The table with what extensions have brought. */
export const allRoutes = (): readonly RouteRow[] => all

/** Adds rows of extensions, before the first screen is drawn; an address that the table has already stays as it is. */
export function addRoutes(rows: readonly BuiltRow[]): void {
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

/** The row of a menu's path: what has none, or is not built yet, is not offered. */
export function builtRow(path: string): RouteRow | undefined {
  return all.find((row) => row.path === path && row.built)
}
