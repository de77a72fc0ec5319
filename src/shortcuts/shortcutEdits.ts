/** More than these are no shortcuts any more. */
export const MOST_SHORTCUTS = 10

/** Ids of commands that lead to a page, in the user's own order: the same in every product. */
export type Shortcuts = readonly string[]

/** Reads shortcuts that were kept; anything else counts as none. */
export function shortcutsFrom(payload: unknown): Shortcuts {
  const { pages } = (payload ?? {}) as { pages?: unknown }
  if (!Array.isArray(pages)) return []
  const ids = pages.filter((id): id is string => typeof id === 'string' && /^(page|add|view):/.test(id))
  return [...new Set(ids)].slice(0, MOST_SHORTCUTS)
}

export const addShortcut = (shortcuts: Shortcuts, id: string): Shortcuts => shortcutsFrom({ pages: [...shortcuts, id] })

export const removeShortcut = (shortcuts: Shortcuts, id: string): Shortcuts => shortcuts.filter((one) => one !== id)

/** Puts one at an index of those that are shown; hidden ones (of another role's pages) keep their neighbours. */
export function placeShortcut(shortcuts: Shortcuts, shown: Shortcuts, id: string, index: number): Shortcuts {
  if (!shortcuts.includes(id)) return shortcuts
  const before = removeShortcut(shown, id)[index]
  const others = removeShortcut(shortcuts, id)
  return before === undefined ? [...others, id] : others.toSpliced(others.indexOf(before), 0, id)
}
