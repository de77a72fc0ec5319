import type { MenuConfig, MenuItem } from '#contract/registry/menu.ts'

/** Somebody changes the menu itself: who, until when at the latest (ISO 8601), and where. */
export type MenuLock = { uid: string; tab: string; name: string; until: string }

/**
 * Ids of the menu items that cannot be chosen while the menu is locked (specification section 4): those that the menu
 * marks as such, with everything in them, and only for others than the person who is changing it.
 */
export function itemsLocked(menu: MenuConfig, lock: MenuLock | undefined, uid: string): ReadonlySet<string> {
  if (!lock || lock.uid === uid) return new Set()
  const within = ({ id, children = [] }: MenuItem): string[] => [id, ...children.flatMap(within)]
  const marked = (item: MenuItem): string[] =>
    item.offWhileLocked ? within(item) : (item.children ?? []).flatMap(marked)
  return new Set(menu.sections.flatMap(({ items }) => items.flatMap(marked)))
}
