import type { PageType } from '#contract/values/storefront.ts'
import type { Status } from '#contract/values/status.ts'
import type { Curation } from '../curation/entry.ts'
import type { FieldName, Settings } from '../fields/fieldTable.ts'
import type { Rest } from '../fields/fieldValues.ts'

/** What a document says of itself, as it was read; absent of what was never saved. */
export type DocumentHead = {
  readonly rev?: number
  readonly st?: Status
  readonly key?: string
  /** Of a shared container that joined the page: how it was read, which is what the server has of it. */
  readonly joined?: { readonly settings: Settings<'container'>; readonly rest: Rest; readonly content: Curation }
}

/** The page itself. */
export type Store = {
  readonly id: string
  readonly ty: PageType
  readonly head: DocumentHead
  readonly settings: Settings<'store'>
  readonly rest: Rest
}

export type Tab = {
  readonly id: string
  readonly settings: Settings<'tab'>
  readonly rest: Rest
  /** Ids of its containers in their order, each once. */
  readonly containers: readonly string[]
}

/** A rail or banner. A reusable one is a document that other pages may show, too; a standalone one is this page's own. */
export type Container = {
  readonly id: string
  readonly head: DocumentHead
  readonly settings: Settings<'container'>
  readonly rest: Rest
}

/** What narrowing changed of a field, so that it can be shown and taken back (specification section 5). */
export type Adjustment = {
  readonly field: FieldName
  readonly from: unknown
  readonly to: unknown
  readonly rule: 'dates' | 'attributes' | 'tag' | 'adPosition'
}

/**
 * The tab of the containers that stand on the page itself: all those of a collection, the wire's `c` of a storefront.
 * It has no settings of its own and is neither moved nor removed.
 */
export const OWN_TAB = 'own'

/**
 * A storefront or collection as an editor holds it, with its containers and their content. Immutable: what a command
 * leaves alone keeps its identity. Made by `readStorefront`, changed by `applyCommand`.
 */
export type Storefront = {
  readonly store: Store
  /** Ids of the tabs in their order; `OWN_TAB` first, where it is there. */
  readonly tabs: readonly string[]
  readonly tab: ReadonlyMap<string, Tab>
  readonly containers: ReadonlyMap<string, Container>
  /** What each container shows; one without content has no entry here. */
  readonly curation: ReadonlyMap<string, Curation>
  /** By id of a tab or container. */
  readonly adjusted: ReadonlyMap<string, readonly Adjustment[]>
}

/** A container at its place: a reusable one may stand in several tabs. */
export type Place = { readonly tab: string; readonly id: string }

export function isReusable(container: Container | undefined): boolean {
  return container?.settings.ownership === 'reusable'
}

/** Ids of the tabs that show a container. */
export function tabsOf({ tabs, tab }: Storefront, id: string): string[] {
  return tabs.filter((one) => tab.get(one)?.containers.includes(id))
}
