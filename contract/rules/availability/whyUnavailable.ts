import type { Status } from '#contract/values/status.ts'
import { windowEnd, type Windowed } from './windowEnd.ts'

/** Why viewers of a product cannot have a title; on screen `availability.why.<reason>`. */
export type UnavailableReason = 'expired' | 'voiceOff' | 'notPublished' | 'productMissing'

export type AvailableRecord = Windowed & {
  st?: Status
  sides?: readonly { st: Status }[]
  prd?: unknown
  vce?: unknown
}

/**
 * Every reason why a record is unavailable, none where it is available (specification section 4). Absent dates, flags
 * and lists restrict nothing: only a past date, an explicit false, or a list without the product does (design 9 (9)).
 * A draft over a published version counts as published: viewers have the version below it.
 */
export function whyUnavailable(
  record: AvailableRecord,
  { product, now }: { product?: string; now: number },
): UnavailableReason[] {
  const end = windowEnd(record, product)
  const published = record.st === 'published' || (record.sides ?? []).some((side) => side.st === 'published')
  const elsewhere = product !== undefined && Array.isArray(record.prd) && !record.prd.includes(product)
  const reasons: [boolean, UnavailableReason][] = [
    [end !== undefined && end <= now, 'expired'],
    [record.vce === false, 'voiceOff'],
    [!published, 'notPublished'],
    [elsewhere, 'productMissing'],
  ]
  return reasons.filter(([holds]) => holds).map(([, reason]) => reason)
}
