import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import { OWN_TAB, type Place, type Storefront } from '#contract/rules/storefront/model/storefront.ts'
import type { StorefrontClipboard } from '../model/storefrontView.ts'

/** Containers of one tab one place up or down, or a tab one place before or behind; undefined at the end. */
export function moveBy(storefront: Storefront, places: readonly Place[], by: 1 | -1): StorefrontCommand | undefined {
  const [first] = places
  if (!first) return undefined
  const list = storefront.tab.get(first.tab)?.containers ?? []
  const at = places.filter(({ tab }) => tab === first.tab).map(({ id }) => list.indexOf(id))
  const to = by < 0 ? Math.min(...at) - 1 : Math.max(...at) + 2
  if (to < 0 || to > list.length) return undefined
  return { kind: 'moveContainers', places, tab: first.tab, at: to }
}

export function moveTabBy({ tabs }: Storefront, id: string, by: 1 | -1): StorefrontCommand | undefined {
  const at = tabs.indexOf(id)
  const to = by < 0 ? at - 1 : at + 2
  const isOwnBefore = by < 0 && tabs[at - 1] === OWN_TAB
  return at < 0 || to < 0 || to > tabs.length || isOwnBefore ? undefined : { kind: 'moveTab', id, at: to }
}

/** Containers to the end of the tab before, or behind. */
export function moveToNeighbour(
  { tabs }: Storefront,
  places: readonly Place[],
  by: 1 | -1,
): StorefrontCommand | undefined {
  const [first] = places
  const tab = first && tabs[tabs.indexOf(first.tab) + by]
  return tab === undefined ? undefined : { kind: 'moveContainers', places, tab }
}

export function duplicate(
  storefront: Storefront,
  { places, tab }: { places: readonly Place[]; tab: string | undefined },
  newId: () => string,
): StorefrontCommand | undefined {
  if (places.length > 0) return { kind: 'duplicateContainers', places, newIds: places.map(newId) }
  const inside = tab === undefined ? undefined : storefront.tab.get(tab)?.containers
  return tab === undefined || !inside || tab === OWN_TAB
    ? undefined
    : { kind: 'duplicateTab', id: tab, newId: newId(), newIds: inside.map(newId) }
}

/** What is copied of containers: as they stand, with what they show. */
export function copied(
  { store, containers, curation }: Storefront,
  ids: readonly string[],
  product: string | undefined,
): StorefrontClipboard {
  const added = ids.flatMap((id) => {
    const container = containers.get(id)
    return container ? [{ container, content: curation.get(id) ?? [] }] : []
  })
  return { page: store.id, product, added }
}

/** What was copied comes in as containers of this page's own, under new ids, behind the place. */
export function paste(
  storefront: Storefront,
  { clipboard, tab, after }: { clipboard: StorefrontClipboard; tab: string; after?: string | undefined },
  newId: () => string,
): StorefrontCommand {
  const at = after === undefined ? -1 : (storefront.tab.get(tab)?.containers.indexOf(after) ?? -1)
  const added = clipboard.added.map(({ container, content }) => ({
    container: {
      ...container,
      id: newId(),
      head: {},
      settings: { ...container.settings, ownership: 'standalone' as const },
    },
    content,
  }))
  return { kind: 'pasteContainers', tab, added, ...(at >= 0 && { at: at + 1 }) }
}

export function remove(places: readonly Place[], tab: string | undefined): StorefrontCommand | undefined {
  if (places.length > 0) return { kind: 'removeContainers', places }
  return tab === undefined || tab === OWN_TAB ? undefined : { kind: 'removeTab', id: tab }
}
