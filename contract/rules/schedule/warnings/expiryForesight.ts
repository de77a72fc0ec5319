import type { Airing, Schedule } from '../model/schedule.ts'
import { endOf } from '../model/schedule.ts'

/** A title whose rights end soon although it is still planned. */
export type ExpiringTitle = {
  pgmId: string
  /** When its rights end, epoch ms. */
  at: number
  /** Its airings that are still to come, by start, and those of them that end after its rights do. */
  airings: readonly Airing[]
  late: readonly Airing[]
}

/**
 * Titles of a schedule whose rights end within a time from now (ms) and that still air: each with every airing to
 * come, those whose rights end first before the others.
 */
export function expiryForesight(
  { order }: Pick<Schedule, 'order'>,
  { now, within, rightsEnd }: { now: number; within: number; rightsEnd: (pgmId: string) => number | undefined },
): ExpiringTitle[] {
  const toCome = Map.groupBy(
    order.filter(({ pgmId, start }) => pgmId !== undefined && start > now),
    ({ pgmId }) => pgmId as string,
  )
  return [...toCome]
    .flatMap(([pgmId, airings]) => {
      const at = rightsEnd(pgmId)
      if (at === undefined || at > now + within) return []
      return [{ pgmId, at, airings, late: airings.filter((airing) => endOf(airing) > at) }]
    })
    .sort((one, other) => one.at - other.at)
}
