import type { Target } from '#contract/rules/storefront/commands/command.ts'
import { OWN_TAB, tabsOf, type Place, type Storefront } from '#contract/rules/storefront/model/storefront.ts'

/** What narrows a part: the tab of a container, the page of a tab; nothing narrows the page. */
export function parentOf(storefront: Storefront, target: Target): Target | undefined {
  if (target.of === 'store') return undefined
  const tab = target.of === 'container' ? tabsOf(storefront, target.id)[0] : undefined
  return tab === undefined || tab === OWN_TAB ? { of: 'store' } : { of: 'tab', id: tab }
}

/** Where a container stands: in the tab that is shown if that has it, else in the first that does. */
export function placeOf(storefront: Storefront, id: string, shownTab: string | undefined): Place | undefined {
  const tabs = tabsOf(storefront, id)
  const tab = tabs.find((one) => one === shownTab) ?? tabs[0]
  return tab === undefined ? undefined : { tab, id }
}
