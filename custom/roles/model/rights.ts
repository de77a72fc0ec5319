import type { RoleHolder } from '#contract/rules/access/can.ts'
import { can, effectiveRoles } from '#contract/rules/access/can.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { ACTIONS, PAGES } from '#contract/values/access.ts'
import type { Action, Page } from '#contract/values/access.ts'

/** Of one cell: who of the two has the right. `has` and `none` where only one is looked at. */
export type Mark = 'has' | 'none' | 'both' | 'more' | 'less'

/** `more`: the other one has it and the first does not; `less`: the other way round. */
export function markOf(first: RoleHolder, other: RoleHolder | undefined, page: Page, action: Action): Mark {
  const mine = can(first, page, action)
  if (!other) return mine ? 'has' : 'none'
  const theirs = can(other, page, action)
  if (mine && theirs) return 'both'
  return mine ? 'less' : theirs ? 'more' : 'none'
}

/** How many cells carry each mark, over the whole table. */
export function countMarks(first: RoleHolder, other: RoleHolder | undefined): Readonly<Record<Mark, number>> {
  const counts: Record<Mark, number> = { has: 0, none: 0, both: 0, more: 0, less: 0 }
  for (const page of PAGES) for (const action of ACTIONS) counts[markOf(first, other, page, action)]++
  return counts
}

/** Those of somebody's roles that give a right: where it comes from. */
export function sourcesOf(actor: RoleHolder, page: Page, action: Action): readonly RoleName[] {
  return effectiveRoles(actor).filter((role) => can({ roles: [role] }, page, action))
}

export function pagesOf(actor: RoleHolder): number {
  return PAGES.filter((page) => ACTIONS.some((action) => can(actor, page, action))).length
}
