import { namedItems } from '../curation/entry.ts'
import type { Storefront } from '../model/storefront.ts'

/** Titles that a rail shows, by id; what a query finds is the catalogue's to tell. */
export type ContentOf = (containerId: string) => readonly string[] | undefined

/** Titles that more than one container of a tab shows, with the containers, in the order of the tab. */
export function duplicateTitles(
  storefront: Pick<Storefront, 'tab' | 'curation'>,
  tabId: string,
  contentOf: ContentOf = namedBy(storefront),
): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, string[]>()
  for (const id of storefront.tab.get(tabId)?.containers ?? [])
    for (const title of new Set(contentOf(id) ?? [])) {
      const containers = shown.get(title) ?? []
      containers.push(id)
      shown.set(title, containers)
    }
  return new Map([...shown].filter(([, containers]) => containers.length > 1))
}

/** Titles that the containers name themselves. */
function namedBy({ curation }: Pick<Storefront, 'curation'>): ContentOf {
  return (id) => curation.get(id)?.flatMap((entry) => namedItems(entry).map((item) => item.id))
}
