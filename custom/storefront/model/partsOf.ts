import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { tabsOf, type Place, type Storefront } from '#contract/rules/storefront/model/storefront.ts'

/** What an id of the outline names; undefined for what is not, or no longer, there. */
export function targetOf({ store, tab, containers }: Storefront, id: string): Target | undefined {
  if (id === store.id) return { of: 'store' }
  if (tab.has(id)) return { of: 'tab', id }
  return containers.has(id) ? { of: 'container', id } : undefined
}

/** The id by which the outline knows a target. */
export function idOf({ store }: Storefront, target: Target): string {
  return target.of === 'store' ? store.id : target.id
}

/** Where containers stand: in the tab that is shown if that has them, else in the first that does. */
export function placesAmong(
  storefront: Storefront,
  ids: Iterable<string>,
  shownTab: string | undefined,
): readonly Place[] {
  return [...ids].flatMap((id): Place[] => {
    const tabs = storefront.containers.has(id) ? tabsOf(storefront, id) : []
    const tab = tabs.find((one) => one === shownTab) ?? tabs[0]
    return tab === undefined ? [] : [{ tab, id }]
  })
}

/** Every id in the order of the outline: the page, then each tab with its containers. */
export function outlineOrder({ store, tabs, tab }: Storefront): readonly string[] {
  return [store.id, ...tabs.flatMap((id) => [id, ...(tab.get(id)?.containers ?? [])])]
}
