import { OWN_TAB, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { Drop } from '#kit/parts/dragging/dragging.ts'
import type { OutlineRow } from './outlineRows.ts'

/** Where a line would come to stand: a container in a tab, a tab among tabs; `at` counts in the list as it is. */
export type OutlinePlace = { of: 'container'; tab: string; at: number } | { of: 'tab'; at: number }

/** What becomes of a line that is put on another; undefined where it cannot stand there. */
export function outlineDrop(
  { tabs, tab }: Storefront,
  [dragged, target]: readonly [OutlineRow | undefined, OutlineRow | undefined],
  fraction = 1,
): Drop<OutlinePlace> | undefined {
  if (!dragged || !target || dragged.key === target.key) return undefined
  const isAfter = fraction >= 0.5
  const landing = isAfter ? 'after' : 'before'
  if (dragged.of === 'tab') {
    const at = tabs.indexOf(target.tab) + (isAfter ? 1 : 0)
    const isFirst = tabs[0] === OWN_TAB && at === 0
    const stays = dragged.id === OWN_TAB || target.tab === dragged.id
    return isFirst || stays ? undefined : { place: { of: 'tab', at }, landing }
  }
  const inside = tab.get(target.tab)?.containers ?? []
  if (target.of === 'tab') return { place: { of: 'container', tab: target.tab, at: inside.length }, landing: 'into' }
  return { place: { of: 'container', tab: target.tab, at: inside.indexOf(target.id) + (isAfter ? 1 : 0) }, landing }
}
