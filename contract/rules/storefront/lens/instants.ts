import type { Target } from '../commands/command.ts'
import { OWN_TAB, type Storefront } from '../model/storefront.ts'

/** Something of a page starts or ends to be seen. */
export type PageChange = { at: number; kind: 'starts' | 'ends'; target: Target }

/** All that changes in a page by its dates, by instant (epoch ms). Of one instant what ends stands before what starts. */
export function pageChanges({ store, tab, containers }: Storefront): PageChange[] {
  const parts: [Target, { startDate?: number; endDate?: number }][] = [
    [{ of: 'store' }, store.settings],
    ...[...tab.values()].flatMap(({ id, settings }): [Target, typeof settings][] =>
      id === OWN_TAB ? [] : [[{ of: 'tab', id }, settings]],
    ),
    ...[...containers.values()].map(({ id, settings }): [Target, typeof settings] => [
      { of: 'container', id },
      settings,
    ]),
  ]
  const changes = parts.flatMap(([target, { startDate, endDate }]): PageChange[] => [
    ...(startDate === undefined ? [] : [{ at: startDate, kind: 'starts' as const, target }]),
    ...(endDate === undefined ? [] : [{ at: endDate, kind: 'ends' as const, target }]),
  ])
  return changes.toSorted(
    (one, other) => one.at - other.at || (one.kind < other.kind ? -1 : one.kind > other.kind ? 1 : 0),
  )
}

/**
 * Every instant at which something changes, once and in order: those of the page, and others that are handed in
 * (windows of titles, days of schedules, policies). Between two of them all stays as it is: the time machine's stops.
 */
export function instants(storefront: Storefront, others: Iterable<number> = []): number[] {
  const all = new Set([...pageChanges(storefront).map(({ at }) => at), ...others])
  return [...all].toSorted((one, other) => one - other)
}

/** The first instant after a moment; undefined where nothing changes any more. By halving: thousands cost nothing. */
export function nextInstant(sorted: readonly number[], at: number): number | undefined {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) > at) high = middle
    else low = middle + 1
  }
  return sorted[low]
}

/** What changes next after a moment, and when: the bar of the time machine. */
export function nextChange(storefront: Storefront, at: number): { at: number; changes: PageChange[] } | undefined {
  const ahead = pageChanges(storefront).filter((change) => change.at > at)
  const [first] = ahead
  return first && { at: first.at, changes: ahead.filter((change) => change.at === first.at) }
}
