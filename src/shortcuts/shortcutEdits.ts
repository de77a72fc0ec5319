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

/** Puts one at a place among those that are shown; hidden ones (of another role's pages) keep their neighbours. */
export function moveShortcut(shortcuts: Shortcuts, id: string, before: string | undefined): Shortcuts {
  if (!shortcuts.includes(id) || id === before) return shortcuts
  const others = removeShortcut(shortcuts, id)
  const at = before === undefined ? -1 : others.indexOf(before)
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)]
}

/** One step forward (-1) or back (1) among those that are shown. */
export function stepShortcut(shortcuts: Shortcuts, shown: Shortcuts, id: string, by: -1 | 1): Shortcuts {
  const at = shown.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= shown.length) return shortcuts
  return moveShortcut(shortcuts, id, by < 0 ? shown[to] : shown[to + 1])
}
