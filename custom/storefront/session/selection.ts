import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { outlineOrder, targetOf } from '../model/partsOf.ts'
import type { SelectMode } from '../model/storefrontView.ts'

/** A selection after ids joined it in a mode; `anchor` is where an extension begins. */
export function selected(
  before: ReadonlySet<string>,
  ids: readonly string[],
  { mode, storefront, anchor }: { mode: SelectMode; storefront: Storefront; anchor: string | undefined },
): ReadonlySet<string> {
  switch (mode) {
    case 'set':
      return new Set(ids)
    case 'add':
      return new Set([...before, ...ids])
    case 'toggle': {
      const next = new Set(before)
      for (const id of ids) if (!next.delete(id)) next.add(id)
      return next
    }
    case 'extend':
      return new Set(between(storefront, anchor, ids.at(-1)))
  }
}

/** Everything of one kind between two places of the outline, both with it. */
function between(storefront: Storefront, anchor: string | undefined, id: string | undefined): readonly string[] {
  if (id === undefined) return []
  const order = outlineOrder(storefront)
  const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)]
  if (from < 0 || to < 0) return [id]
  const kind = targetOf(storefront, id)?.of
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return range.filter((one) => targetOf(storefront, one)?.of === kind)
}

/** What of a selection is still there: the same set where all of it is. */
export function stillThere(selection: ReadonlySet<string>, storefront: Storefront): ReadonlySet<string> {
  const there = [...selection].filter((id) => targetOf(storefront, id) !== undefined)
  return there.length === selection.size ? selection : new Set(there)
}
