import { isReusable, type Container, type Storefront } from '../model/storefront.ts'
import type { StorefrontConflict, Three } from './conflict.ts'

/** Tabs by container. */
type Homes = ReadonlyMap<string, readonly string[]>

/**
 * Which containers stand in which tab. A reusable one stands wherever either put it and nobody took it away; a
 * standalone one has a single place, that of whoever moved it.
 */
export function mergePlaces(
  { base, mine, theirs }: Three<Storefront>,
  containers: ReadonlyMap<string, Container>,
  conflicts: StorefrontConflict[],
): Map<string, Set<string>> {
  const [was, is, other] = [homesOf(base), homesOf(mine), homesOf(theirs)]
  const places = new Map<string, Set<string>>()
  for (const [id, container] of containers) {
    const three = { base: was.get(id) ?? [], mine: is.get(id) ?? [], theirs: other.get(id) ?? [] }
    const tabs = isReusable(container) ? sharedTabs(three) : oneTab(three, id, conflicts)
    for (const tab of tabs) places.set(tab, (places.get(tab) ?? new Set()).add(id))
  }
  return places
}

function homesOf({ tabs, tab }: Storefront): Homes {
  const homes = new Map<string, string[]>()
  for (const id of tabs)
    for (const inside of tab.get(id)?.containers ?? []) homes.set(inside, [...(homes.get(inside) ?? []), id])
  return homes
}

/** One that somebody removed altogether is among the containers only because the other changed it: it stays put. */
function sharedTabs({ base, mine, theirs }: Three<readonly string[]>): readonly string[] {
  if (mine.length === 0 || theirs.length === 0) return [...mine, ...theirs]
  return [...new Set([...mine, ...theirs])].filter((tab) => {
    const [was, is, other] = [base.includes(tab), mine.includes(tab), theirs.includes(tab)]
    return was === is ? other : is
  })
}

function oneTab(
  { base: [was], mine: [is], theirs: [other] }: Three<readonly string[]>,
  id: string,
  conflicts: StorefrontConflict[],
): readonly string[] {
  const home = is === undefined || was === is ? (other ?? is) : is
  const isDisputed = is !== undefined && other !== undefined && is !== other && was !== is && was !== other
  if (isDisputed) conflicts.push({ target: { of: 'container', id }, kind: 'moved', mine: is, theirs: other })
  return home === undefined ? [] : [home]
}
