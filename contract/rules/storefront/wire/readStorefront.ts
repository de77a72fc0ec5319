import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage, StoreTab } from '#contract/schemas/storefront/storePage.ts'
import { isObject, type JsonObject } from '../../diff/json.ts'
import type { Curation } from '../curation/entry.ts'
import { OWN_TAB, type Container, type DocumentHead, type Storefront, type Tab } from '../model/storefront.ts'
import { readEntries } from './entryOnWire.ts'
import { readSettings } from './fieldsOnWire.ts'

/** Fields of a record that the server alone makes, and those that the model has a place of its own for. */
const HEAD = ['id', 'key', 'urn', 'cty', 'ty', 'st', 'rev', 'sides', 'ct', 'ut', 'uu', 'wrng', 'lock', 't', 'c', 'i']

export type ReadContainer = { container: Container; content: Curation }

/** A container from the wire, with what it shows. */
export function readContainer(wire: StoreContainer): ReadContainer {
  const { settings, rest } = readSettings('container', withoutHead(wire))
  return { container: { id: wire.id, head: headOf(wire), settings, rest }, content: readEntries(wire.i) }
}

/**
 * A page from the wire with its containers: those that came with it (info=full) or beside it. A tab that names a
 * container twice has it once; one that nobody sent has no settings, and is known by its id.
 */
export function readStorefront(page: StorePage, beside: readonly StoreContainer[] = []): Storefront {
  const tabs = tabsOf(page)
  const inside = tabs.flatMap(({ refs }) => refs.filter((ref) => Object.keys(ref).length > 1))
  const known = new Map([...inside, ...beside].map((wire) => [wire.id, readContainer(wire)]))
  for (const { tab } of tabs) for (const id of tab.containers) if (!known.has(id)) known.set(id, readContainer({ id }))
  const { settings, rest } = readSettings('store', withoutHead(page))
  return {
    store: { id: page.id, ty: page.ty, head: headOf(page), settings, rest },
    tabs: tabs.map(({ tab }) => tab.id),
    tab: new Map(tabs.map(({ tab }) => [tab.id, tab])),
    containers: new Map([...known].map(([id, { container }]) => [id, container])),
    curation: new Map([...known].flatMap(([id, { content }]) => (content.length > 0 ? [[id, content] as const] : []))),
    adjusted: new Map(),
  }
}

type ReadTab = { tab: Tab; refs: readonly StoreContainer[] }

/** Tabs in their order, each id once; before them the page's own, where it has containers or can have no tabs. */
function tabsOf({ t = [], c = [], ty }: StorePage): ReadTab[] {
  const named = new Map(t.filter(({ id }) => id !== OWN_TAB).map((tab) => [tab.id, readTab(tab)]))
  const hasOwn = c.length > 0 || ty === 'collection'
  return [...(hasOwn ? [readTab({ id: OWN_TAB, c })] : []), ...named.values()]
}

function readTab(wire: StoreTab): ReadTab {
  const refs = wire.c ?? []
  const { settings, rest } = readSettings('tab', withoutHead(wire))
  return { tab: { id: wire.id, settings, rest, containers: [...new Set(refs.map(({ id }) => id))] }, refs }
}

function headOf({ rev, st, key }: StoreContainer): DocumentHead {
  return { ...(rev !== undefined && { rev }), ...(st !== undefined && { st }), ...(key !== undefined && { key }) }
}

function withoutHead(wire: object): JsonObject {
  if (!isObject(wire)) return {}
  return Object.fromEntries(Object.entries(wire).filter(([field]) => !HEAD.includes(field)))
}
