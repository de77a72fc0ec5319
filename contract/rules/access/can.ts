import { ACTIONS, PAGES, type Action, type Page, type Permissions } from '#contract/values/access.ts'
import type { Actor } from './actor.ts'
import { DEFAULT_ROLE, ROLES, ROLE_NAMES, isRole, type RoleName } from './roles.ts'

/** What decides about rights: the roles, and what a token was given of them (products are a matter of their own). */
export type RoleHolder = Pick<Actor, 'roles' | 'only'>

/** The roles that count: those of the table, or `default` where there is none (specification section 6). */
export function effectiveRoles(actor: RoleHolder): readonly RoleName[] {
  const known = actor.roles.filter(isRole)
  return known.length > 0 ? known : [DEFAULT_ROLE]
}

/**
 * May the actor do this on this page? The tables of all its roles are merged by union; unknown roles are ignored. What
 * a machine's token was not given it may not, whatever the roles behind it.
 */
export function can(actor: RoleHolder, page: Page, action: Action): boolean {
  if (actor.only && !actor.only[page]?.includes(action)) return false
  return effectiveRoles(actor).some((role) => ROLES.get(role)?.get(page)?.has(action) ?? false)
}

/** Every page that the actor reaches with what it may do there, as plain data for menus and react-admin. */
export function permissionsOf(actor: RoleHolder): Permissions {
  const permissions: Partial<Record<Page, readonly Action[]>> = {}
  for (const page of PAGES) {
    const actions = ACTIONS.filter((action) => can(actor, page, action))
    if (actions.length > 0) permissions[page] = actions
  }
  return permissions
}

/** The roles that may do this on this page: the permitted roles of a route that shows it. */
export function rolesThatMay(page: Page, action: Action): readonly RoleName[] {
  return ROLE_NAMES.filter((role) => ROLES.get(role)?.get(page)?.has(action))
}
