import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR, listed, MINUTE, MONDAY, someDays } from '#tests/support/aSchedule.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import { adsFor } from './adsFor.ts'
import { fillHole, fillHoles, proposedAirings, type FillCandidate } from './fillHole.ts'
import { flowEpisodes } from './flowEpisodes.ts'
import { gapLedger } from './gapLedger.ts'
import { copiedDay, layTemplate } from './layTemplate.ts'
import { reachableSums } from './reachableSums.ts'

const NOW = at('2026-11-23T08:00')
const SECOND = 1_000
const promo = (pgmId: string, seconds: number): FillCandidate => ({ pgmId, kind: 'promo', dur: seconds * SECOND })
const hole = { from: at('2026-11-23T11:00'), to: at('2026-11-23T11:45') }

describe('ads for a hole', () => {
  test('are as few as fill it, and leave less than 15 seconds', () => {
    expect(adsFor(255_000)).toEqual({ ads: [120, 120, 15], remainder: 0 })
    expect(adsFor(194_999)).toEqual({ ads: [120, 60], remainder: 14_999 })
    expect(adsFor(100_000, [60, 90])).toEqual({ ads: [90], remainder: 10_000 })
    expect(adsFor(14_000)).toEqual({ ads: [], remainder: 14_000 })
  })

  test('law: no choice of ads fills more, and none that fills as much has fewer', () => {
    const lengths = fc.uniqueArray(fc.constantFrom(15, 30, 60, 90, 120), { minLength: 1 })
    const fewest = (left: number, of: readonly number[]): [number, number] =>
      of.reduce<[number, number]>(
        (best, ad) => {
          if (ad > left) return best
          const [open, count] = fewest(left - ad, of.slice(of.indexOf(ad)))
          return open < best[0] || (open === best[0] && count + 1 < best[1]) ? [open, count + 1] : best
        },
        [left, 0],
      )
    fc.assert(
      fc.property(fc.nat(330), lengths, (seconds, of) => {
        const { ads, remainder } = adsFor(seconds * SECOND, of)
        expect([remainder / SECOND, ads.length]).toEqual(fewest(seconds, of))
        expect(ads.reduce((sum, ad) => sum + ad, remainder / SECOND)).toBe(seconds)
      }),
      { numRuns: 60 },
    )
  })
})

describe('sums of lengths', () => {
  test('law: are those of every choice, each length once, and are made of the places that are told', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 7 }), fc.nat(90), (lengths, limit) => {
        const every = lengths.reduce<number[]>((sums, length) => [...sums, ...sums.map((sum) => sum + length)], [0])
        const { sums, placesFor } = reachableSums(lengths, limit)
        expect(new Set(sums)).toEqual(new Set(every.filter((sum) => sum <= limit)))
        for (const sum of sums) {
          const places = placesFor(sum)
          expect(new Set(places).size).toBe(places.length)
          expect(places.reduce((all, place) => all + (lengths[place] as number), 0)).toBe(sum)
        }
      }),
    )
  })
})

describe('a proposal for a hole', () => {
  const schedule = aSchedule([anAiring('a', '2026-11-23T10:00', 60), anAiring('b', '2026-11-23T11:45', 60)])
  const rules = { spacing: HOUR }

  test('fits best with promos, and takes ads for what they leave', () => {
    const candidates = [promo('p1', 1_500), promo('p2', 1_000), promo('p3', 600), promo('p4', 555)]
    const { rows, remainder } = fillHole(schedule, { hole, candidates, rules })
    expect(rows.map(({ candidate: { pgmId, kind, dur }, why }) => [pgmId || kind, dur / SECOND, why])).toEqual([
      ...[
        ['p1', 1_500, 'bestFit'],
        ['p3', 600, 'bestFit'],
        ['p4', 555, 'bestFit'],
      ],
      ...[
        ['ad', 30, 'remainder'],
        ['ad', 15, 'remainder'],
      ],
    ])
    expect(remainder).toBe(0)
    expect(rows[1]?.start).toBe(hole.from + 1_500 * SECOND)
  })

  test('changes nothing by itself, and accepted it fills the hole', () => {
    const { rows } = fillHole(schedule, { hole, candidates: [promo('p1', 2_700)], rules })
    const accepted = applyCommand(schedule, { kind: 'fill', airings: proposedAirings({ rows }, 'f') }, NOW)
    expect(listed(accepted.schedule)).toEqual(['a 10:00-11:00', 'f1 11:00-11:45', 'b 11:45-12:45'])
    expect(gapLedger(schedule, NOW).total - gapLedger(accepted.schedule, NOW).total).toBe(45 * MINUTE)
  })

  test('passes over what aired shortly before, and what may not air then, and says so', () => {
    const candidates = [promo('p-a', 2_700), promo('late', 60), promo('fine', 90)]
    const whyNot = ({ pgmId }: FillCandidate) => (pgmId === 'late' ? 'rating' : undefined)
    const proposal = fillHole(schedule, { hole, candidates, rules: { ...rules, adSeconds: [], whyNot } })
    expect(proposal.passedOver).toEqual([
      { pgmId: 'p-a', reason: 'spacing' },
      { pgmId: 'late', reason: 'rating' },
    ])
    expect(proposal).toMatchObject({ rows: [{ candidate: { pgmId: 'fine' } }], remainder: 2_610 * SECOND })
  })

  test('has no more ads than its hours may have', () => {
    const { rows, remainder } = fillHole(schedule, {
      hole,
      candidates: [],
      rules: { ...rules, adLimit: () => 5 * MINUTE },
    })
    expect(rows.reduce((sum, { candidate: { dur } }) => sum + dur, 0)).toBe(5 * MINUTE)
    expect(remainder).toBe(40 * MINUTE)
  })

  test('for several holes does not use a promo again too soon', () => {
    const next = { from: at('2026-11-23T12:45'), to: at('2026-11-23T13:00') }
    const far = { from: at('2026-11-23T18:00'), to: at('2026-11-23T18:15') }
    const proposals = fillHoles(schedule, {
      holes: [hole, next, far],
      candidates: [promo('p1', 900)],
      rules: { spacing: 3 * HOUR },
    })
    expect(proposals.map(({ rows }) => rows.filter(({ why }) => why === 'bestFit').length)).toEqual([1, 0, 1])
  })
})

describe('the gaps of a week', () => {
  test('are a ledger: each with what stands around it, slack apart', () => {
    const schedule = aSchedule(
      [
        anAiring('a', '2026-11-23T08:00', 59.5),
        anAiring('b', '2026-11-23T09:00', 60),
        anAiring('c', '2026-11-23T11:00', 37 * 60),
      ],
      someDays(3, MONDAY, { 2: { pst: 'processing' } }),
    )
    expect(gapLedger(schedule, NOW).rows).toEqual([
      { from: NOW + 59.5 * MINUTE, to: NOW + HOUR, day: MONDAY, after: 'a', before: 'b', isSlack: true },
      { from: NOW + 2 * HOUR, to: NOW + 3 * HOUR, day: MONDAY, after: 'b', before: 'c', isSlack: false },
    ])
  })
})

describe('episodes', () => {
  const slot = (start: number, dur = 30) => ({ start, dur })
  const episodes = [30, 45, 30].map((dur, nth) => ({ pgmId: `e${nth + 1}`, dur }))

  test('flow in order over slots, wait for one that is long enough, and know where they stopped', () => {
    const flow = flowEpisodes(episodes, [slot(2), slot(1), slot(3, 60)])
    expect(flow.placed.map(({ slot: { start }, episode: { pgmId } }) => [start, pgmId])).toEqual([
      [1, 'e1'],
      [3, 'e2'],
    ])
    expect(flow.empty).toEqual([{ slot: slot(2), why: 'tooShort' }])
    expect(flow.next).toBe(2)
    const rest = flowEpisodes(episodes, [slot(4), slot(5)], flow.next)
    expect(rest).toMatchObject({ empty: [{ why: 'noMore' }], next: undefined })
    expect(rest.placed.map(({ episode: { pgmId } }) => pgmId)).toEqual(['e3'])
  })
})

describe('a template of a day', () => {
  const slots = [{ at: 20 * HOUR, dur: HOUR, kind: 'vod' as const, breaks: [{ after: 20 * MINUTE, dur: 2 * MINUTE }] }]
  const lay = (zone: string, dur = 50 * MINUTE) =>
    layTemplate(slots, { day: '2026-10-25', zone, idPrefix: 't' }, () => ({ pgmId: 'news', dur }))

  test('puts programs into its slots, with ads in their breaks', () => {
    const { airings } = lay('UTC')
    expect(listed({ order: airings })).toEqual(['t1.1 20:00-20:20', 't1.2 20:20-20:22', 't1.3 20:22-20:52'])
    expect(airings.map(({ kind, offset }) => [kind, offset])).toEqual([
      ['vod', 0],
      ['ad', 0],
      ['vod', 20 * MINUTE],
    ])
  })

  test('says the time that clocks show, whatever they were changed by in the night', () => {
    expect(new Date(lay('Europe/London').airings[0]?.start ?? 0).toISOString()).toBe('2026-10-25T20:00:00.000Z')
    const before = [{ ...anAiring('x', '2026-10-24T19:00', 30) }]
    const [copy] = copiedDay(before, { from: '2026-10-24', to: '2026-10-25', zone: 'Europe/London', idPrefix: 'c' })
    expect(new Date(copy?.start ?? 0).toISOString()).toBe('2026-10-25T20:00:00.000Z')
  })

  test('leaves out what is too long for its slot', () => {
    expect(lay('UTC', 59 * MINUTE)).toEqual({ airings: [], empty: [{ slot: 0, why: 'tooLong', missing: MINUTE }] })
    expect(layTemplate(slots, { day: MONDAY, zone: 'UTC', idPrefix: 't' }, () => undefined).empty).toEqual([
      { slot: 0, why: 'nothing' },
    ])
  })
})
