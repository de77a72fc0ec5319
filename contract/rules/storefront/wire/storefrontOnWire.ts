import type { StoreContainerInput } from '#contract/schemas/storefront/container.ts'
import type { StorePageInput, StoreTreeInput, TreeContainer } from '#contract/schemas/storefront/storePage.ts'
import { sameJson } from '../../diff/json.ts'
import type { Curation } from '../curation/entry.ts'
import { isReusable, OWN_TAB, type Container, type Storefront, type Tab } from '../model/storefront.ts'
import { entriesOnWire } from './entryOnWire.ts'
import { settingsOnWire } from './fieldsOnWire.ts'

type Sendable = NonNullable<StorePageInput['st']>

/** A container as it is stored and sent. */
export function containerOnWire({ id, settings, rest }: Container, content: Curation = []): StoreContainerInput {
  const items = entriesOnWire(content)
  return { ...settingsOnWire('container', settings, rest), id, ...(items.length > 0 && { i: items }) }
}

/** The page as it is stored and sent: its tabs name their containers by id. */
export function pageOnWire({ store, tabs, tab }: Storefront): StorePageInput {
  const refs = (one: Tab | undefined) => one?.containers.map((id) => ({ id })) ?? []
  const named = tabs.filter((id) => id !== OWN_TAB).flatMap((id) => tab.get(id) ?? [])
  const own = refs(tab.get(OWN_TAB))
  const t = named.map((one) => ({ ...settingsOnWire('tab', one.settings, one.rest), id: one.id, c: refs(one) }))
  return {
    ...settingsOnWire('store', store.settings, store.rest),
    id: store.id,
    ty: store.ty,
    ...(t.length > 0 && { t }),
    ...(own.length > 0 && { c: own }),
  }
}

/**
 * What a save of the whole sends: the page, and the containers that differ from what the server has (`saved`), at the
 * revisions that it has; undo brings back content, never a revision. `st` is the verb, of the page and of every
 * standalone container that it has not befallen yet; a reusable one goes by its own page, unless its fields changed here.
 */
export function treeOnWire(saved: Storefront, now: Storefront, st: Sendable): StoreTreeInput {
  const isSent = (container: Container) => {
    const was = saved.containers.get(container.id)
    if (!was && isReusable(container) && container.head.rev !== undefined) return isChangedSinceJoined(container, now)
    if (!isSameContainer(saved, now, container.id)) return true
    return !isReusable(container) && st !== 'draft' && was?.head.st !== st
  }
  const containers = [...now.containers.values()].filter(isSent).map((container): TreeContainer => {
    const { head } = saved.containers.get(container.id) ?? (container.head.joined ? container : {})
    const rev = head?.rev
    const wire = containerOnWire(container, now.curation.get(container.id))
    const verb = isReusable(container) ? 'draft' : st
    return { ...wire, id: container.id, st: verb, ...(rev !== undefined && { rev }) }
  })
  const removed = [...saved.containers.values()]
    .filter((container) => !isReusable(container) && !now.containers.has(container.id))
    .flatMap(({ id, head: { rev } }) => (rev === undefined ? [] : [{ id, rev }]))
  return { page: { ...pageOnWire(now), st }, containers, removed }
}

/** A shared container that the page did not show before is a document already: only what was changed of it here is sent. */
function isChangedSinceJoined({ id, head: { joined }, settings, rest }: Container, now: Storefront): boolean {
  if (!joined) return false
  return !sameJson([settings, rest, now.curation.get(id) ?? []], [joined.settings, joined.rest, joined.content])
}

/** Whether a container, and what it shows, say the same in two storefronts. */
export function isSameContainer(one: Storefront, other: Storefront, id: string): boolean {
  const [a, b] = [one.containers.get(id), other.containers.get(id)]
  if (!a || !b) return a === b
  const [mine, its] = [one.curation.get(id) ?? [], other.curation.get(id) ?? []]
  return (a === b || (sameJson(a.settings, b.settings) && sameJson(a.rest, b.rest))) && sameJson(mine, its)
}
