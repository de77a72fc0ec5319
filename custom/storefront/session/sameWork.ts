import { sameJson } from '#contract/rules/diff/json.ts'
import { isSameList } from '#contract/rules/storefront/model/editStorefront.ts'
import type { Storefront } from '#contract/rules/storefront/model/storefront.ts'
import { isSameContainer } from '#contract/rules/storefront/wire/storefrontOnWire.ts'

type Said = { settings: object; rest: object }

/** Do two storefronts say the same? What the server alone knows (revisions, states) is none of it. */
export function isSameWork(one: Storefront, other: Storefront): boolean {
  if (one === other) return true
  if (!isSameSaid(one.store, other.store) || !isSameList(one.tabs, other.tabs)) return false
  return isSameTabs(one, other) && isSameContainers(one, other)
}

function isSameSaid(one: Said, other: Said): boolean {
  return one === other || (sameJson(one.settings, other.settings) && sameJson(one.rest, other.rest))
}

function isSameTabs(one: Storefront, other: Storefront): boolean {
  if (one.tab === other.tab) return true
  return one.tabs.every((id) => {
    const [a, b] = [one.tab.get(id), other.tab.get(id)]
    if (!a || !b) return a === b
    return a === b || (isSameSaid(a, b) && isSameList(a.containers, b.containers))
  })
}

function isSameContainers(one: Storefront, other: Storefront): boolean {
  if (one.containers === other.containers && one.curation === other.curation) return true
  if (one.containers.size !== other.containers.size) return false
  return [...one.containers.keys()].every(
    (id) =>
      (one.containers.get(id) === other.containers.get(id) && one.curation.get(id) === other.curation.get(id)) ||
      isSameContainer(one, other, id),
  )
}
