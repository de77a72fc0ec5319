import type { TimeRange } from '../../time/ranges.ts'
import { rightsFailures, type RightsFacts } from '../warnings/rightsFailures.ts'
import type { KnownTitles } from '../wire/titleFacts.ts'
import type { FillCandidate } from './fillHole.ts'
import { brokenRatingHours } from './ratingHours.ts'

type WhyNotFacts = { titles: KnownTitles; rights: RightsFacts; zone: string }

/**
 * Why a candidate may not fill a hole: its rights do not hold at its start or its end, or its rating does not suit the
 * hour by the clocks of `zone`.
 */
export function whyNotFill(
  { pgmId, kind, dur }: FillCandidate,
  range: TimeRange,
  { titles, rights, zone }: WhyNotFacts,
): 'rating' | 'rights' | undefined {
  const ratings = titles.get(pgmId)?.rat?.map(({ v }) => v) ?? []
  if (brokenRatingHours({ ratings, range, zone })) return 'rating'
  const length = Math.min(dur, range.to - range.from)
  const airing = { id: '', start: range.from, dur: length, kind, pgmId, pinned: false, offset: 0, rest: {} }
  const atEnd = { ...airing, start: range.to - length }
  return [airing, atEnd].some((one) => rightsFailures(one, rights).length > 0) ? 'rights' : undefined
}
