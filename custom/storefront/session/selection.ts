import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { joinedSelection } from '#kit/parts/table/selection/selectMode.ts'
import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import { outlineOrder, targetOf } from '../model/partsOf.ts'

/** A selection after ids joined it in a mode; `anchor` is where an extension begins. */
export function selected(
  before: ReadonlySet<string>,
  ids: readonly string[],
  { mode, storefront, anchor }: { mode: SelectMode; storefront: Storefront; anchor: string | undefined },
): ReadonlySet<string> {
  return joinedSelection(before, ids, mode, () => between(storefront, anchor, ids.at(-1)))
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
