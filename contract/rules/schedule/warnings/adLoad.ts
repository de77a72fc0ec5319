import { adLoadOf, type AdLimit, type LoadFinding } from '../../ads/adLoadOf.ts'
import type { LoadRules } from '../../ads/loadLimits.ts'
import { holds, sharedRange, type TimeRange } from '../../time/ranges.ts'
import { placeSegments } from '../../program/placeSegments.ts'
import { segmentsIn } from '../../program/segment.ts'
import { isObject } from '../../diff/json.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '../model/schedule.ts'

const HOUR_MS = 3_600_000

/** An hour of the clock and the ads in it, in ms. */
type HourLoad = { from: number; ads: number }

/**
 * Ads by the hour within a range: airings that are ads, and ad segments inside programs. Hours of UTC, which are those
 * of every zone but for its offset within the hour.
 */
export function adLoad(schedule: Schedule, range: TimeRange): HourLoad[] {
  const first = Math.floor(range.from / HOUR_MS)
  const hours = Array.from({ length: Math.max(0, Math.ceil(range.to / HOUR_MS) - first) }, (_, nth) => ({
    ...{ from: (first + nth) * HOUR_MS, ads: 0 },
  }))
  for (const ad of airingsWithin(schedule, wholeHours(range)).flatMap(adRanges)) {
    for (let hour = Math.floor(ad.from / HOUR_MS); hour * HOUR_MS < ad.to; hour++) {
      const load = hours[hour - first]
      if (load) load.ads += Math.min(ad.to, load.from + HOUR_MS) - Math.max(ad.from, load.from)
    }
  }
  return hours
}

/** What is wrong with the ads of a range by load policies: hours, breaks, and what lies between them. */
export function adFindings(
  schedule: Schedule,
  range: TimeRange,
  { policies, product }: { policies: readonly LoadRules[]; product: string | undefined },
): LoadFinding[] {
  const ads = airingsWithin(schedule, wholeHours(range)).flatMap(adRanges)
  const found = adLoadOf(ads, policies, { product, airs: 0 })
  return found.filter((finding) => sharedRange(finding.range, range) !== undefined || holds(range, finding.range.from))
}

/** How many ms of ads every hour that a range touches still takes. */
export function adRoom(schedule: Schedule, range: TimeRange, limit: AdLimit): number {
  return adLoad(schedule, range).reduce(
    (room, { from, ads }) => Math.min(room, Math.max(0, limit(from) - ads)),
    Infinity,
  )
}

const wholeHours = ({ from, to }: TimeRange): TimeRange => ({
  from: Math.floor(from / HOUR_MS) * HOUR_MS,
  to: Math.ceil(to / HOUR_MS) * HOUR_MS,
})

function adRanges(airing: Airing): TimeRange[] {
  if (airing.kind === 'ad') return [{ from: airing.start, to: endOf(airing) }]
  const sg = isObject(airing.rest.pgm) ? airing.rest.pgm.sg : undefined
  if (!Array.isArray(sg) || !segmentsIn(sg).some(({ seg_ty }) => seg_ty === 'ad')) return []
  const placed = placeSegments(sg).segments
  return segmentsIn(sg).flatMap(({ seg_ty }, nth) => {
    const { re_sp = 0, re_ep = 0 } = placed[nth] ?? {}
    const from = Math.max(airing.start, airing.start + re_sp - airing.offset)
    const to = Math.min(endOf(airing), airing.start + re_ep - airing.offset)
    return seg_ty === 'ad' && from < to ? [{ from, to }] : []
  })
}
