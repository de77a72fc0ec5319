import type { AvailableRecord } from './whyUnavailable.ts'
import type { OnAirCheck, OnAirFacts } from './onAirChecks.ts'
import { onAirChecks } from './onAirChecks.ts'

/** A check of what viewers have, and what publishing the form would make of it. */
export type JudgedCheck = OnAirCheck & {
  /** `mended`: it is right in the form and needs publishing. `comes`: publishing the form brings it about. */
  change?: 'mended' | 'comes'
}

/**
 * Why a title is not on air: judged by what viewers have, not by what is being typed. What the form would change on
 * publishing is said with each check. Without a live version the form is all there is to judge.
 */
export function onAirVerdict(
  live: AvailableRecord | undefined,
  form: AvailableRecord,
  facts: OnAirFacts,
): JudgedCheck[] {
  if (!live) return onAirChecks(form, facts)
  const [now, then] = [onAirChecks(live, facts), onAirChecks(form, facts)]
  const isRight = (checks: readonly OnAirCheck[], { name, weight }: OnAirCheck) =>
    !checks.some((other) => other.name === name && other.weight === weight)
  const judged = now.map((check): JudgedCheck =>
    check.weight !== 'fine' && isRight(then, check) ? { ...check, change: 'mended' } : check,
  )
  const coming = then
    .filter((check) => check.weight === 'blocks' && isRight(now, check))
    .map((check): JudgedCheck => ({ ...check, weight: 'look', change: 'comes' }))
  const names = new Set(coming.map(({ name }) => name))
  const others = judged.filter(({ name, weight }) => weight !== 'fine' || !names.has(name))
  const rank = { blocks: 0, look: 1, fine: 2 }
  return [...coming, ...others].toSorted((a, b) => rank[a.weight] - rank[b.weight])
}
