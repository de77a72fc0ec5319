import type { MenuItem } from '#contract/registry/menu.ts'
import type { Page } from '#contract/values/access.ts'

/** Whoever looks at a menu: their roles, and what they may view. */
type MenuReader = { roles: readonly string[]; mayView: (page: Page) => boolean }

/** Whether somebody sees an entry by itself, and may choose it; what stands above it, or a lock, may say otherwise. */
export function entryFor(
  { page, roles, disabledFor }: Pick<MenuItem, 'page' | 'roles' | 'disabledFor'>,
  reader: MenuReader,
): 'shown' | 'hidden' | 'disabled' {
  const isOneOf = (named: readonly string[]) => named.some((role) => reader.roles.includes(role))
  if ((page && !reader.mayView(page)) || (roles && !isOneOf(roles))) return 'hidden'
  return disabledFor && isOneOf(disabledFor) ? 'disabled' : 'shown'
}
