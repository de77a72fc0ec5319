import type { FieldName } from '../fields/fieldTable.ts'
import type { Edit } from '../model/editStorefront.ts'
import { isReusable, type Adjustment, type Storefront } from '../model/storefront.ts'
import { limitsWithin, narrow, type Limits, type Narrowed } from './narrow.ts'

/** What is adjusted of one tab or container. */
export type AdjustedPart = { of: 'tab' | 'container'; id: string; adjustments: readonly Adjustment[] }

/** What a container must keep within: the limits of the tab that shows it, of the page where that is its own. */
export function limitsOf({ store, tab }: Storefront, tabId: string): Limits {
  return limitsWithin(store.settings, tab.get(tabId)?.settings ?? {})
}

/**
 * Every tab within the page, and every standalone container within its tab (specification section 5), with what that
 * adjusts. A reusable container is never narrowed by a page that merely shows it: other pages would lose it, and it is
 * seen no longer than its parents anyway (`lens`); `problems` tells where it reaches beyond.
 */
export function narrowWithin(storefront: Storefront): { edit: Edit; adjusted: readonly AdjustedPart[] } {
  const adjusted: AdjustedPart[] = []
  const told = <One extends { id: string; settings: object }>(
    of: AdjustedPart['of'],
    one: One,
    { child, adjusted: adjustments }: Narrowed<One['settings']>,
  ): [string, One][] => {
    if (child === one.settings) return []
    adjusted.push({ of, id: one.id, adjustments })
    return [[one.id, { ...one, settings: child }]]
  }
  const tab = new Map(
    [...storefront.tab.values()].flatMap((one) => told('tab', one, narrow(storefront.store.settings, one.settings))),
  )
  const narrowed = { ...storefront, tab: new Map([...storefront.tab, ...tab]) }
  const containers = new Map(
    narrowed.tabs.flatMap((id) => {
      const limits = limitsOf(narrowed, id)
      const own = (narrowed.tab.get(id)?.containers ?? []).flatMap((one) => narrowed.containers.get(one) ?? [])
      return own.flatMap((one) => (isReusable(one) ? [] : told('container', one, narrow(limits, one.settings))))
    }),
  )
  return { edit: { tab, containers }, adjusted }
}

/** Adjustments with newer ones: of a field that is adjusted again, what it was first is what somebody had meant. */
export function moreAdjusted(before: readonly Adjustment[] = [], more: readonly Adjustment[]): readonly Adjustment[] {
  const first = new Map<FieldName, Adjustment>(before.map((one) => [one.field, one]))
  const fields = new Set(more.map(({ field }) => field))
  const kept = before.filter(({ field }) => !fields.has(field))
  return [...kept, ...more.map((one) => ({ ...one, from: (first.get(one.field) ?? one).from }))]
}
