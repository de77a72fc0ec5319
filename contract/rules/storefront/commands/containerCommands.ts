import { insertedAt, isSameList, movedTo } from '../model/editStorefront.ts'
import { isReusable, type Place, type Storefront, type Tab } from '../model/storefront.ts'
import type { CommandOf, NewContainer } from './command.ts'
import { comingIn, copies, copyOf, joining, whyNotAll } from './copies.ts'
import { goneWith } from './goneWith.ts'
import { refuse, type Plan } from './refusal.ts'

/** New containers in a tab; a reusable one that the page has already is attached instead. */
export function planAdd(
  storefront: Storefront,
  { tab: id, at, added }: CommandOf<'addContainers' | 'pasteContainers'>,
): Plan {
  const tab = storefront.tab.get(id)
  if (!tab) return refuse('unknown', { id })
  return whyNotAll(storefront, added) ?? { ...comingIn(added), tab: new Map([[id, withAt(tab, idsOf(added), at)]]) }
}

export function planAttach(storefront: Storefront, { tab: id, at, added }: CommandOf<'attach'>): Plan {
  const tab = storefront.tab.get(id)
  const { container } = added
  if (!tab) return refuse('unknown', { id })
  if (!isReusable(container)) return refuse('notReusable', { id: container.id })
  if (tab.containers.includes(container.id)) return refuse('shown', { id: container.id })
  const shown = { tab: new Map([[id, withAt(tab, [container.id], at)]]) }
  if (storefront.containers.has(container.id)) return shown
  return whyNotAll(storefront, [added]) ?? { ...comingIn([joining(added)]), ...shown }
}

export function planDetach(storefront: Storefront, { place, newId }: CommandOf<'detach'>): Plan {
  const [tab, container] = [storefront.tab.get(place.tab), storefront.containers.get(place.id)]
  if (!tab?.containers.includes(place.id) || !container) return refuse('unknown', { id: place.id })
  if (!isReusable(container)) return refuse('notReusable', { id: place.id })
  const copy = { container: copyOf(container, newId), content: storefront.curation.get(place.id) ?? [] }
  const refused = whyNotAll(storefront, [copy])
  if (refused) return refused
  const [gone, coming] = [goneWith(storefront, [place]), comingIn([copy])]
  return {
    tab: new Map([[tab.id, { ...tab, containers: tab.containers.map((id) => (id === place.id ? newId : id)) }]]),
    containers: new Map([...(gone.containers ?? []), ...coming.containers]),
    curation: new Map([...(gone.curation ?? []), ...coming.curation]),
    adjusted: gone.adjusted,
  }
}

/** Containers that go together to a place; a reusable one that the tab shows already stands there once. */
export function planMove(storefront: Storefront, { places, tab: id, at }: CommandOf<'moveContainers'>): Plan {
  const target = storefront.tab.get(id)
  if (!target) return refuse('unknown', { id })
  const missing = notThere(storefront, places)
  if (missing) return refuse('unknown', { id: missing.id })
  const double = places.find((place) => place.tab !== id && target.containers.includes(place.id))
  if (double) return refuse('shown', { id: double.id })
  const [here, others] = [places.filter((place) => place.tab === id), places.filter((place) => place.tab !== id)]
  const ids = inOrder(storefront, others)
  const arrived = insertedAt(target.containers, ids, at)
  const moved = movedTo(arrived, new Set([...ids, ...here.map((place) => place.id)]), at)
  const changes = new Map(withoutPlaces(storefront, others))
  if (!isSameList(moved, target.containers)) changes.set(id, { ...target, containers: moved })
  return { tab: changes }
}

/** Copies, each behind its original. */
export function planDuplicate(storefront: Storefront, { places, newIds }: CommandOf<'duplicateContainers'>): Plan {
  const missing = notThere(storefront, places)
  if (missing) return refuse('unknown', { id: missing.id })
  const copied = copies(
    storefront,
    places.map(({ id }) => id),
    newIds,
  )
  if ('refused' in copied) return copied
  const tabs = new Map<string, Tab>()
  for (const [nth, { tab: id, id: original }] of places.entries()) {
    const tab = tabs.get(id) ?? storefront.tab.get(id)
    const copy = copied.added[nth]?.container.id
    if (!tab || copy === undefined) continue
    tabs.set(id, withAt(tab, [copy], tab.containers.indexOf(original) + 1))
  }
  return { ...comingIn(copied.added), tab: tabs }
}

export function planRemove(storefront: Storefront, { places }: CommandOf<'removeContainers'>): Plan {
  const missing = notThere(storefront, places)
  if (missing) return refuse('unknown', { id: missing.id })
  return { ...goneWith(storefront, places), tab: new Map(withoutPlaces(storefront, places)) }
}

function idsOf(added: readonly NewContainer[]): string[] {
  return added.map(({ container }) => container.id)
}

function withAt(tab: Tab, ids: readonly string[], at: number | undefined): Tab {
  return { ...tab, containers: insertedAt(tab.containers, ids, at) }
}

function notThere({ tab }: Storefront, places: readonly Place[]): Place | undefined {
  return places.find((place) => !tab.get(place.tab)?.containers.includes(place.id))
}

/** Tabs without some of their containers. */
function withoutPlaces({ tab }: Storefront, places: readonly Place[]): [string, Tab][] {
  const byTab = Map.groupBy(places, (place) => place.tab)
  return [...byTab].flatMap(([id, left]): [string, Tab][] => {
    const found = tab.get(id)
    const ids = new Set(left.map((place) => place.id))
    return found ? [[id, { ...found, containers: found.containers.filter((one) => !ids.has(one)) }]] : []
  })
}

/** Ids of places in the order in which viewers meet them, each once. */
function inOrder({ tabs, tab }: Storefront, places: readonly Place[]): string[] {
  const asked = new Set(places.map((place) => `${place.tab} ${place.id}`))
  const ids = tabs.flatMap((id) => (tab.get(id)?.containers ?? []).filter((one) => asked.has(`${id} ${one}`)))
  return [...new Set(ids)]
}
