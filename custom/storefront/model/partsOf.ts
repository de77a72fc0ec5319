import type { Target } from '#contract/rules/storefront/commands/command.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'

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

/** Every id in the order of the outline: the page, then each tab with its containers. */
export function outlineOrder({ store, tabs, tab }: Storefront): readonly string[] {
  return [store.id, ...tabs.flatMap((id) => [id, ...(tab.get(id)?.containers ?? [])])]
}
