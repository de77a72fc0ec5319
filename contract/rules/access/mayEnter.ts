import { effectiveRoles, type RoleHolder } from './can.ts'

/**
 * May the actor enter a route? Its permitted roles must intersect the actor's; a route without a list is open; an
 * empty list is open only to users without roles (specification section 5). For screens alone: the server denies an
 * empty list whatever the roles (design 9 (15)).
 */
export function mayEnter(permitted: readonly string[] | undefined, actor: RoleHolder): boolean {
  if (permitted === undefined) return true
  if (permitted.length === 0) return actor.roles.length === 0
  return effectiveRoles(actor).some((role) => permitted.includes(role))
}
