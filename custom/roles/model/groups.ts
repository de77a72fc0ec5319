import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { PAGES } from '#contract/values/access.ts'
import type { Action, Page } from '#contract/values/access.ts'

type Group<Key> = { key: string; of: readonly Key[] }

const CONFIGURATION: readonly Page[] = ['cp_appconfig', 'cp_ipconfig', 'cp_adconfig']
const groupOfPage = (page: Page): string => {
  if (page === 'dashboard') return 'home'
  if (page.startsWith('mops')) return 'operations'
  return CONFIGURATION.includes(page) ? 'configuration' : 'content'
}
const groupOfRole = (role: RoleName): string => {
  const isWide = /^(sales|operations|service|mops|content)_/.test(role)
  if (isWide) return role.endsWith('admin') ? 'admin' : 'user'
  return ['default', 'creator', 'approver'].includes(role) || role.endsWith('executive') ? 'user' : 'special'
}

function grouped<Key>(keys: readonly Key[], groupOf: (key: Key) => string, order: readonly string[]): Group<Key>[] {
  return order.map((key) => ({ key, of: keys.filter((one) => groupOf(one) === key) }))
}

/** The pages of the role table in the order in which people think of them; the table itself has none. */
export const PAGE_GROUPS = grouped(PAGES, groupOfPage, ['home', 'content', 'configuration', 'operations'])
export const ROLE_GROUPS = grouped(ROLE_NAMES, groupOfRole, ['admin', 'user', 'special'])

/** Actions side by side as they belong together: look, write, put on air, take away, and those of mops pages. */
const ACTION_GROUPS: readonly (readonly Action[])[] = [
  ['view', 'create', 'update'],
  ['publish', 'unpublish', 'archive'],
  ['delete', 'purge', 'force-unlock'],
  ['add', 'enable', 'disable', 'shutdown'],
]
export const ACTION_ORDER: readonly Action[] = ACTION_GROUPS.flat()
/** The first action of each group but the first: a line stands before it. */
export const GROUP_STARTS: ReadonlySet<Action> = new Set(ACTION_GROUPS.slice(1).flatMap(([first]) => first ?? []))
