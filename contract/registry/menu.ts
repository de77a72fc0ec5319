import type { Area } from './typeDocument.ts'
import type { Page } from '#contract/values/access.ts'
import type { Texts } from '#contract/values/languages.ts'

/** Kinds of navigation items (specification section 2). */
export type MenuItemKind = 'group' | 'collapse' | 'item' | 'link' | 'divider'

/**
 * One entry of the server-supplied menu. It shows only to those who may view its page, and while no setting whose key
 * contains 'disable' names it.
 */
export type MenuItem = {
  id: string
  kind: MenuItemKind
  label: Texts
  icon?: string
  /** Whoever may not view this page does not see the item; undefined: its children decide. */
  page?: Page
  /** Path under /apps/{product}/, or a whole address for a link. */
  path?: string
  /** Filled with the resource types of this area, in their own order. */
  area?: Area
  children?: MenuItem[]
  /** Cannot be chosen while somebody else holds the lock on the menu itself (specification section 4). */
  offWhileLocked?: boolean
}

/** A section of the icon rail with its menu (specification section 2). */
export type MenuSection = { id: string; label: Texts; icon: string; items: MenuItem[] }

/** Attributes of the remote configuration of type 'menu'. */
export type MenuConfig = { sections: MenuSection[] }

/** Attributes of type 'dashboard': whose totals the dashboard shows. */
export type DashboardConfig = { counts: { label: Texts; types: string[]; icon: string; area: Area }[] }

/** Attributes of type 'disable': a key contains 'disable' and names a menu item, as in `disable_menu_policy`. */
export type DisableConfig = Record<string, boolean>

/** Ids of menu items that a setting disables (specification section 2). */
export function disabledItems(config: DisableConfig): ReadonlySet<string> {
  const ids = Object.entries(config).flatMap(([key, on]) =>
    on && key.includes('disable') ? [key.replace(/^.*disable_(menu_)?/, '')] : [],
  )
  return new Set(ids)
}
