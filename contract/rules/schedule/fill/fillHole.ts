import { AD_SECONDS, type AiringKind } from '#contract/values/schedule.ts'
import type { AdLimit } from '../../ads/adLoadOf.ts'
import type { TimeRange } from '../../time/ranges.ts'
import type { Airing, Schedule } from '../model/schedule.ts'
import { adRoom } from '../warnings/adLoad.ts'
import { adTable } from './adsFor.ts'
import { reachableSums } from './reachableSums.ts'

/** More candidates than these make no better fill, only a slower one. */
const CANDIDATES = 200

/** What may fill a hole: a promo, a filler, a rating card. `rest` is what its airing has on the wire. */
export type FillCandidate = { pgmId: string; kind: AiringKind; dur: number; rest?: Readonly<Record<string, unknown>> }

export type FillRules = {
  /** Ads that may be used, in seconds: none, where the list is empty. */
  adSeconds?: readonly number[]
  /** How many ms of ads a clock hour may have. */
  adLimit?: AdLimit
  /** No program airs again within so many ms. */
  spacing: number
  /** Why a candidate may not air then: rights, its rating at that hour. A word of the caller's. */
  whyNot?: (candidate: FillCandidate, range: TimeRange) => string | undefined
}

/** One row of a proposal. `why`: it is part of the best fit, or an ad for what is left of the hole. */
type FillRow = { candidate: FillCandidate; start: number; why: 'bestFit' | 'remainder' }

/** A proposal, never carried out by itself: what would fill a hole, how much stays open, and what was not considered. */
export type FillProposal = {
  hole: TimeRange
  rows: FillRow[]
  /** ms that stay open. */
  remainder: number
  passedOver: { pgmId: string; reason: string }[]
}

/**
 * What fills a hole best: of the candidates, the first before others, the sum that together with ads leaves least
 * open; of as good ones that with the fewest ads. What airs again too soon or may not air then is passed over.
 */
export function fillHole(
  schedule: Schedule,
  { hole, candidates, rules }: { hole: TimeRange; candidates: readonly FillCandidate[]; rules: FillRules },
): FillProposal {
  const near = airingNear(schedule, hole, rules.spacing)
  const judged = candidates.slice(0, CANDIDATES).map((candidate) => {
    const reason = near.has(candidate.pgmId) ? 'spacing' : rules.whyNot?.(candidate, hole)
    return { candidate, reason }
  })
  const usable = judged.flatMap(({ candidate, reason }) => (reason === undefined ? [candidate] : []))
  const [chosen, ads] = bestFit(schedule, { hole, usable, rules })
  const rows: FillRow[] = []
  let start = hole.from
  const add = (candidate: FillCandidate, why: FillRow['why']) => {
    rows.push({ candidate, start, why })
    start += candidate.dur
  }
  for (const candidate of chosen) add(candidate, 'bestFit')
  for (const seconds of ads) add({ pgmId: '', kind: 'ad', dur: seconds * 1_000 }, 'remainder')
  const passedOver = judged.flatMap(({ candidate: { pgmId }, reason }) =>
    reason === undefined ? [] : [{ pgmId, reason }],
  )
  return { hole, rows, remainder: hole.to - start, passedOver }
}

/** Proposals for several holes at once: what one takes counts for the spacing of the next. */
export function fillHoles(
  schedule: Schedule,
  { holes, ...rest }: { holes: readonly TimeRange[]; candidates: readonly FillCandidate[]; rules: FillRules },
): FillProposal[] {
  let order = schedule.order
  return holes.map((hole) => {
    const proposal = fillHole({ ...schedule, order }, { hole, ...rest })
    order = [...order, ...proposedAirings(proposal, `fill ${hole.from} `)]
    return proposal
  })
}

/** The airings of a proposal, or of those of its rows that were accepted, for the command `fill`. */
export function proposedAirings({ rows }: Pick<FillProposal, 'rows'>, idPrefix: string): Airing[] {
  return rows.map(({ candidate: { pgmId, kind, dur, rest = {} }, start }, nth) => ({
    ...{ id: `${idPrefix}${nth + 1}`, start, dur, kind, pinned: false, offset: 0, rest },
    ...(pgmId !== '' && { pgmId }),
  }))
}

type FitQuestion = { hole: TimeRange; usable: readonly FillCandidate[]; rules: FillRules }

/** Candidates and seconds of ads. Lengths count as whole seconds, begun ones in full, so that nothing overruns. */
function bestFit(schedule: Schedule, { hole, usable, rules }: FitQuestion): [FillCandidate[], number[]] {
  const { adSeconds = AD_SECONDS, adLimit } = rules
  const seconds = Math.floor((hole.to - hole.from) / 1_000)
  const lengths = usable.map(({ dur }) => Math.ceil(dur / 1_000))
  const { sums, placesFor } = reachableSums(lengths, seconds)
  const room = Math.min(seconds, adLimit ? Math.floor(adRoom(schedule, hole, adLimit) / 1_000) : seconds)
  const table = adTable(seconds, adSeconds)
  const judged = sums.toReversed().map((sum) => {
    const left = seconds - sum
    const { open, count } = table.look(Math.min(left, room))
    return { sum, count, ads: Math.min(left, room), open: open + Math.max(0, left - room) }
  })
  // Stable: of fits that are as good the one with the most of the candidates.
  const [best] = judged.sort((one, other) => one.open - other.open || one.count - other.count)
  return [placesFor(best?.sum ?? 0).flatMap((place) => usable[place] ?? []), table.adsFor(best?.ads ?? 0)]
}

/** Programs that air within a distance of a hole. */
function airingNear({ order }: Schedule, hole: TimeRange, distance: number): ReadonlySet<string | undefined> {
  const near = order.filter(({ start, dur }) => start < hole.to + distance && start + dur > hole.from - distance)
  return new Set(near.map(({ pgmId }) => pgmId))
}
