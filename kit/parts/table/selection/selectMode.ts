/** How chosen ids meet those chosen before: alone, with them, each the other way round, or up to them. */
export type SelectMode = 'set' | 'add' | 'toggle' | 'extend'

/**
 * A selection by ids after `ids` joined it. What an extension reaches the caller alone knows: `reach` answers
 * everything that is chosen then.
 */
export function joinedSelection(
  before: ReadonlySet<string>,
  ids: readonly string[],
  mode: SelectMode,
  reach: () => Iterable<string>,
): ReadonlySet<string> {
  if (mode === 'set') return new Set(ids)
  if (mode === 'add') return new Set([...before, ...ids])
  if (mode === 'extend') return new Set(reach())
  const next = new Set(before)
  for (const id of ids) if (!next.delete(id)) next.add(id)
  return next
}

/** What of a selection is still there: the same set where all of it is. */
export function stillThere(selection: ReadonlySet<string>, has: (id: string) => boolean): ReadonlySet<string> {
  const there = [...selection].filter(has)
  return there.length === selection.size ? selection : new Set(there)
}
