import { sameJson } from '../../diff/json.ts'
import { isSameList } from '../model/editStorefront.ts'
import type { Storefront } from '../model/storefront.ts'
import { isSameContainer } from '../wire/storefrontOnWire.ts'
import type { Target } from '../commands/command.ts'

/** What differs between two storefronts; a container that moved stands in another tab, or elsewhere among those that stayed. */
export type StorefrontChange = { target: Target; change: 'added' | 'removed' | 'changed' | 'moved' }

/** What became of a page: what is live against what would be, or what somebody else saved (before/after). */
export function storefrontChanges(before: Storefront, after: Storefront): StorefrontChange[] {
  const changes: StorefrontChange[] = []
  const isSameStore = sameJson([before.store.settings, before.store.rest], [after.store.settings, after.store.rest])
  if (!isSameStore) changes.push({ target: { of: 'store' }, change: 'changed' })
  for (const id of union(before.tabs, after.tabs)) {
    const [was, is] = [before.tab.get(id), after.tab.get(id)]
    const target: Target = { of: 'tab', id }
    if (!was || !is) changes.push({ target, change: is ? 'added' : 'removed' })
    else if (!sameJson([was.settings, was.rest], [is.settings, is.rest])) changes.push({ target, change: 'changed' })
  }
  for (const id of movedIn(before.tabs, after.tabs)) changes.push({ target: { of: 'tab', id }, change: 'moved' })
  const moved = movedContainers(before, after)
  for (const id of union([...before.containers.keys()], [...after.containers.keys()])) {
    const target: Target = { of: 'container', id }
    const [was, is] = [before.containers.has(id), after.containers.has(id)]
    if (!was || !is) changes.push({ target, change: is ? 'added' : 'removed' })
    else if (!isSameContainer(before, after, id)) changes.push({ target, change: 'changed' })
    if (was && is && moved.has(id)) changes.push({ target, change: 'moved' })
  }
  return changes
}

function union(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])]
}

function movedContainers(before: Storefront, after: Storefront): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const id of union(before.tabs, after.tabs)) {
    const [was, is] = [before.tab.get(id)?.containers ?? [], after.tab.get(id)?.containers ?? []]
    for (const one of union(was, is)) if (was.includes(one) !== is.includes(one)) moved.add(one)
    for (const one of movedIn(was, is)) moved.add(one)
  }
  return moved
}

/** The fewest entries that have to move for one order to become the other: all but a longest run that both have. */
function movedIn(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(after.map((id, nth) => [id, nth]))
  const common = before.filter((id) => place.has(id))
  if (
    isSameList(
      common,
      after.filter((id) => common.includes(id)),
    )
  )
    return []
  const places = common.map((id) => place.get(id) as number)
  const stays = new Set(longestRise(places))
  return common.filter((_, nth) => !stays.has(nth))
}

/** Indexes of a longest rising run of a list. */
function longestRise(list: readonly number[]): number[] {
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [nth, value] of list.entries()) {
    const at = ends.findIndex((end) => (list[end] as number) >= value)
    const place = at === -1 ? ends.length : at
    before[nth] = place === 0 ? undefined : ends[place - 1]
    ends[place] = nth
  }
  const rise: number[] = []
  for (let nth = ends.at(-1); nth !== undefined; nth = before[nth]) rise.unshift(nth)
  return rise
}
