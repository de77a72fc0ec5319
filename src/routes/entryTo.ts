import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { RoleHolder } from '#contract/rules/access/can.ts'
import { can, rolesThatMay } from '#contract/rules/access/can.ts'
import { mayEnter } from '#contract/rules/access/mayEnter.ts'
import type { Page } from '#contract/values/access.ts'
import { PAGES } from '#contract/values/access.ts'
import type { RouteRow } from './routeRow.ts'

type Visitor = {
  actor: RoleHolder
  types: readonly Pick<TypeSummary, 'type' | 'page'>[]
  /** What the service has beyond the specification. */
  extensions: readonly string[]
}

/** What becomes of somebody at a route: `unknown` is the 404 page. */
type Entry = 'open' | 'login' | 'dashboard' | 'unknown'

/** May the visitor see this screen? `resourceType` is the type in the address. */
export function mayOpen(
  row: Pick<RouteRow, 'needs' | 'extension'>,
  { actor, types, extensions }: Visitor,
  resourceType?: string,
): boolean {
  if (row.extension && !extensions.includes(row.extension)) return false
  if (!row.needs) return true
  const { page, action, also = [], or = [] } = row.needs
  const enters = (asked: Page) => [action, ...also].every((one) => mayEnter(rolesThatMay(asked, one), actor))
  if (or.some(enters)) return true
  if (page === 'anyType') return types.some((type) => enters(type.page))
  const asked = page === 'type' ? types.find(({ type }) => type === resourceType)?.page : page
  return asked !== undefined && enters(asked)
}

/**
 * The guard of every route (specification sections 2, 4 and 6, design 9 (16)): without the right to view, the role-less
 * go to /login with the way back and others to the dashboard with the reason. One is told only of types that one may
 * view; whoever may view every page therefore knows that an unknown type does not exist. A screen of an extension that
 * the service does not have does not exist for anybody.
 */
export function entryTo(row: RouteRow, visitor: Visitor, resourceType?: string): Entry {
  if (mayOpen(row, visitor, resourceType)) return 'open'
  const { actor, types, extensions } = visitor
  if (row.extension && !extensions.includes(row.extension)) return 'unknown'
  if (actor.roles.length === 0 || row.path === 'dashboards/project') return 'login'
  const isUnknown = row.needs?.page === 'type' && !types.some(({ type }) => type === resourceType)
  return isUnknown && PAGES.every((page) => can(actor, page, 'view')) ? 'unknown' : 'dashboard'
}
