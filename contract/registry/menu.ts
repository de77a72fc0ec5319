import type { Area } from '#contract/values/areas.ts'
import type { Page } from '#contract/values/access.ts'
import type { Texts } from '#contract/values/languages.ts'

/** Kinds of navigation items (specification section 2). */
type MenuItemKind = 'group' | 'collapse' | 'item' | 'link' | 'divider'

/**
 * One entry of the server-supplied menu. It shows only to those who may view its page, and cannot be chosen while a
 * setting whose key contains 'disable' names it. `group` is a heading over items that always show, `collapse` opens and
 * closes (one more inside it at most), `item` leads to a screen, `link` to another address.
 */
export type MenuItem = {
  id: string
  kind: Exclude<MenuItemKind, 'divider'>
  label: Texts
  icon?: string
  /** Whoever may not view this page does not see the item; undefined: its children and its screen decide. */
  page?: Page
  /** Path under /apps/{product}/, or a whole address for a link. */
  path?: string
  /** Filled with the resource types of this area, in their own order; `children` follow them. */
  area?: Area
  children?: MenuEntry[]
  /** Shown to these roles alone, beside the right to view its page; absent: to all. */
  roles?: string[]
  /** Shown to these roles, but not to be chosen by them. */
  disabledFor?: string[]
  /** Cannot be chosen while somebody else holds the lock on the menu itself (specification section 4). */
  offWhileLocked?: boolean
}
/** A rule between items; it goes where nothing is left on one of its sides. */
type MenuDivider = { id: string; kind: 'divider' }
export type MenuEntry = MenuItem | MenuDivider

/** A section of the icon rail with its menu (specification section 2). */
export type MenuSection = { id: string; label: Texts; icon: string; items: MenuEntry[] }

/** Attributes of the remote configuration of type 'menu'. */
export type MenuConfig = { sections: MenuSection[] }

/** Attributes of type 'dashboard': whose totals the dashboard shows. */
export type DashboardConfig = { counts: { label: Texts; types: string[]; icon: string; area: Area }[] }

/** Attributes of type 'disable': a key contains 'disable' and names a menu item, as in `disable_menu_policy`. */
export type DisableConfig = Record<string, unknown>

/** Ids of menu items and sections that a setting disables (specification section 2). */
export function disabledItems(config: DisableConfig): ReadonlySet<string> {
  const names = Object.entries(config).map(([key, value]) => (isOn(value) ? namedBy(key) : ''))
  return new Set(names.filter((name) => name !== ''))
}

/** Settings are typed by people: a text says yes as well as a switch does. */
const isOn = (value: unknown) =>
  value === true || value === 1 || (typeof value === 'string' && /^(true|1)$/i.test(value))

/** What stands after 'disable', or before it where nothing follows: `disable_menu_policy`, `policy.disabled`. */
function namedBy(key: string): string {
  if (!/disable/i.test(key)) return ''
  const [before = '', after = ''] = key.split(/disabled?/i).map((part) => part.replace(/^[_.-]+|[_.-]+$/g, ''))
  return (after || before).replace(/^menu[_.-]+/i, '')
}
