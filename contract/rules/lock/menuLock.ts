import type { MenuConfig, MenuEntry } from '#contract/registry/menu.ts'

/** Somebody changes the menu itself: who, until when at the latest (ISO 8601), and where. */
export type MenuLock = { uid: string; tab: string; name: string; until: string }

/**
 * Ids of the menu items that cannot be chosen while the menu is locked (specification section 4): those that the menu
 * marks as such, with everything in them, and only for others than the person who is changing it.
 */
export function itemsLocked(menu: MenuConfig, lock: MenuLock | undefined, uid: string): ReadonlySet<string> {
  if (!lock || lock.uid === uid) return new Set()
  const within = (item: MenuEntry): string[] => [item.id, ...childrenOf(item).flatMap(within)]
  const marked = (item: MenuEntry): string[] =>
    item.kind !== 'divider' && item.offWhileLocked ? within(item) : childrenOf(item).flatMap(marked)
  return new Set(menu.sections.flatMap(({ items }) => items.flatMap(marked)))
}

const childrenOf = (item: MenuEntry): readonly MenuEntry[] => (item.kind === 'divider' ? [] : (item.children ?? []))
