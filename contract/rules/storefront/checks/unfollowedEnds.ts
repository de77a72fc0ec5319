import { isReusable, type Storefront } from '../model/storefront.ts'

/** Free time in a tab: nothing of its dated containers is shown, until (epoch ms) the next one starts, if ever. */
export type FreeSlot = { tab: string; from: number; until?: number }

/**
 * Times at which a tab has none of its dated containers (design: a calendar with free slots, an end without successor
 * flagged; the last one has no `until`). Tabs of which something always shows have none.
 */
export function freeSlots(storefront: Storefront): FreeSlot[] {
  return storefront.tabs.flatMap((tab) => slotsOf(storefront, tab))
}

function slotsOf({ tab, containers }: Storefront, id: string): FreeSlot[] {
  const inside = (tab.get(id)?.containers ?? []).flatMap((one) => containers.get(one) ?? [])
  return freeTimes(inside.map(({ settings }) => settings)).map((free) => ({ tab: id, ...free }))
}

/** Times between and after dated things in which none of them is shown; a date that is not set is open. */
export function freeTimes(
  dated: readonly { readonly startDate?: number; readonly endDate?: number }[],
): Omit<FreeSlot, 'tab'>[] {
  const spans = dated.map(({ startDate = -Infinity, endDate = Infinity }) => ({ startDate, endDate }))
  const free: Omit<FreeSlot, 'tab'>[] = []
  let shownUntil: number | undefined
  for (const { startDate, endDate } of spans.toSorted((one, other) => one.startDate - other.startDate)) {
    if (shownUntil !== undefined && startDate > shownUntil) free.push({ from: shownUntil, until: startDate })
    shownUntil = Math.max(shownUntil ?? endDate, endDate)
  }
  if (shownUntil !== undefined && Number.isFinite(shownUntil)) free.push({ from: shownUntil })
  return free
}

/** Containers that only this page has, by what ends first: what an operator has to follow up. */
export function endsAhead({ containers }: Storefront, now: number): { id: string; at: number }[] {
  return [...containers.values()]
    .filter((container) => !isReusable(container))
    .flatMap(({ id, settings: { endDate } }) => (endDate !== undefined && endDate > now ? [{ id, at: endDate }] : []))
    .toSorted((one, other) => one.at - other.at)
}
