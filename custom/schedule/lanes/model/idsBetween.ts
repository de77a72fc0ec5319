import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'

/** Ids of airings that start from one instant to another, whichever is the earlier, both with them. */
export function idsBetween({ order }: Schedule, one: number, other: number): string[] {
  const [from, to] = [Math.min(one, other), Math.max(one, other)]
  return order.filter(({ start }) => start >= from && start <= to).map(({ id }) => id)
}
