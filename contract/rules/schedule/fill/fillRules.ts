import { AD_SECONDS, INTERSTITIAL_SPACING_MS } from '#contract/values/schedule.ts'
import type { AdLimit } from '../../ads/adLoadOf.ts'
import type { TimeRange } from '../../time/ranges.ts'
import { rightsFailures, type RightsFacts } from '../warnings/rightsFailures.ts'
import type { KnownTitles } from '../wire/titleFacts.ts'
import type { FillCandidate, FillRules } from './fillHole.ts'
import { brokenRatingHours } from './ratingHours.ts'

type RulesAsked = {
  titles: KnownTitles
  rights: RightsFacts
  /** The zone whose viewers the hours of ratings are meant for. */
  zone: string
  /** Lengths of ads, in seconds: none, where the list is empty. */
  adSeconds?: readonly number[]
  adLimit: AdLimit
  /** Titles that somebody does not want to be proposed. */
  notWanted?: ReadonlySet<string>
}

/** What every filling goes by: rights at that time, rating by hour, repeats, ads by the hour (editors.md section 2). */
export function fillRules({ adSeconds = AD_SECONDS, adLimit, notWanted, ...facts }: RulesAsked): FillRules {
  return {
    ...{ adSeconds, adLimit, spacing: INTERSTITIAL_SPACING_MS },
    whyNot: (candidate, range) => (notWanted?.has(candidate.pgmId) ? 'notWanted' : whyNotFill(candidate, range, facts)),
  }
}

/**
 * Why a candidate may not fill a hole: its rights do not hold at its start or its end, or its rating does not suit the
 * hour by the clocks of `zone`.
 */
function whyNotFill(
  { pgmId, kind, dur }: FillCandidate,
  range: TimeRange,
  { titles, rights, zone }: Pick<RulesAsked, 'titles' | 'rights' | 'zone'>,
): 'rating' | 'rights' | undefined {
  const ratings = titles.get(pgmId)?.rat?.map(({ v }) => v) ?? []
  if (brokenRatingHours({ ratings, range, zone })) return 'rating'
  const length = Math.min(dur, range.to - range.from)
  const airing = { id: '', start: range.from, dur: length, kind, pgmId, pinned: false, offset: 0, rest: {} }
  const atEnd = { ...airing, start: range.to - length }
  return [airing, atEnd].some((one) => rightsFailures(one, rights).length > 0) ? 'rights' : undefined
}
