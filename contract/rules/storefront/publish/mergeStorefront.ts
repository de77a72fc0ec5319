import { sameJson } from '../../diff/json.ts'
import { mergeOrder } from '../../merge/mergeOrder.ts'
import { threeWay } from '../../merge/threeWay.ts'
import { editStorefront } from '../model/editStorefront.ts'
import type { Storefront, Tab } from '../model/storefront.ts'
import type { StorefrontConflict, Three } from './conflict.ts'
import { mergeContent } from './mergeContent.ts'
import { mergeContainers, mergeTabs, saidBy } from './mergeParts.ts'
import { mergePlaces } from './mergePlaces.ts'

type MergedStorefront = { merged: Storefront; conflicts: StorefrontConflict[] }

/**
 * My storefront with what they changed since the base: by field of the page, of each tab and of each container, by the
 * content of each container, by the order of tabs and of the containers in each. Revisions and states are theirs, since
 * that is what a save starts from.
 */
export function mergeStorefront(base: Storefront, mine: Storefront, theirs: Storefront): MergedStorefront {
  const three = { base, mine, theirs }
  const conflicts: StorefrontConflict[] = []
  const tabs = mergeTabs(three, conflicts)
  const all = mergeContainers(three, conflicts)
  const places = mergePlaces(three, all, conflicts)
  // A reusable container that each took out of another tab is shown nowhere any more.
  const shown = new Set([...places.values()].flatMap((ids) => [...ids]))
  const containers = new Map([...all].filter(([id]) => shown.has(id)))
  const content = mergeContent(three, containers, conflicts)
  const order = mergeOrder({ base: base.tabs, mine: mine.tabs, theirs: theirs.tabs }, new Set(tabs.keys()))
  if (order.disputed) conflicts.push({ target: { of: 'store' }, kind: 'order' })
  const placed = new Map([...tabs].map(([id, tab]) => [id, inOrder(three, tab, places.get(id), conflicts)]))
  const merged = editStorefront(mine, {
    store: mergeStore(three, conflicts),
    tabs: order.order,
    tab: changesTo(mine.tab, placed),
    containers: changesTo(mine.containers, containers),
    curation: changesTo(mine.curation, content),
  })
  const isOfShown = ({ target }: StorefrontConflict) => target.of !== 'container' || shown.has(target.id)
  return { merged, conflicts: sourcesWithContent(conflicts.filter(isOfShown)) }
}

/** The fields that say where content comes from: set with it, never by themselves. */
const WITH_CONTENT: readonly string[] = ['/settings/source', '/settings/sourceType']

/** Where content is disputed its source goes with it, and is not asked about once more. */
function sourcesWithContent(conflicts: readonly StorefrontConflict[]): StorefrontConflict[] {
  const disputed = new Set(conflicts.flatMap((one) => (one.kind === 'content' ? [idOf(one)] : [])))
  return conflicts.flatMap((one): StorefrontConflict[] => {
    if (one.kind !== 'fields' || !disputed.has(idOf(one))) return [one]
    const left = one.conflicts.filter(({ field }) => !WITH_CONTENT.includes(field))
    return left.length === 0 ? [] : [{ ...one, conflicts: left }]
  })
}

const idOf = ({ target }: StorefrontConflict): string => (target.of === 'store' ? '' : target.id)

/** What has to change for a map to become another. */
function changesTo<Value>(from: ReadonlyMap<string, Value>, to: ReadonlyMap<string, Value>) {
  return new Map([...new Set([...from.keys(), ...to.keys()])].map((id) => [id, to.get(id)]))
}

function mergeStore({ base, mine, theirs }: Three<Storefront>, conflicts: StorefrontConflict[]): Storefront['store'] {
  const [was, is, other] = [saidBy(base.store), saidBy(mine.store), saidBy(theirs.store)]
  const { merged, conflicts: fields } = threeWay(was, is, other)
  if (fields.length > 0) conflicts.push({ target: { of: 'store' }, kind: 'fields', conflicts: fields })
  const { head } = theirs.store
  return sameJson(merged, is) && sameJson(head, mine.store.head) ? mine.store : { ...mine.store, ...merged, head }
}

/** A merged tab with its containers in the order of whoever moved them. */
function inOrder(
  { base, mine, theirs }: Three<Storefront>,
  tab: Tab,
  within: ReadonlySet<string> = new Set(),
  conflicts: StorefrontConflict[],
): Tab {
  const listOf = (one: Storefront) => one.tab.get(tab.id)?.containers ?? []
  const { order, disputed } = mergeOrder({ base: listOf(base), mine: listOf(mine), theirs: listOf(theirs) }, within)
  if (disputed) conflicts.push({ target: { of: 'tab', id: tab.id }, kind: 'order' })
  return sameJson(order, tab.containers) ? tab : { ...tab, containers: order }
}
