import { describe, expect, it } from 'vitest'
import { ON_AIR_MS } from '#contract/values/onAir.ts'
import type { Covered } from '../../stores/onAir/timeline.ts'
import { createBoardDays } from './boardDays.ts'
import { channelProblems, type ChannelFacts } from './channelProblems.ts'

const HOUR = 3_600_000
const MIDNIGHT = Date.parse('2026-11-24T00:00:00Z')
const at = (hours: number) => MIDNIGHT + hours * HOUR
const now = at(20)
const ahead = { now, until: now + ON_AIR_MS }

const line = (what: Covered['what'], from: number, to: number, more: Partial<Covered> = {}): Covered => ({
  ...{ what, ch: 'c', from: at(from), to: at(to), airing: null, day: null, count: 1 },
  ...more,
})
const stateOf = (facts: Partial<ChannelFacts>, zone = 'UTC') =>
  channelProblems(
    {
      ...{ channel: 'c', waiting: [], flagged: [], covered: [line('cover', -20, 24 * 20)] },
      reach: { from: at(-500), to: at(24 * 20) },
      ...facts,
    },
    createBoardDays(now)(zone),
    ahead,
  )

describe('a channel ahead', () => {
  it('is fine where something airs at every minute for two weeks', () => {
    const { problems, days } = stateOf({})
    expect(problems).toEqual([])
    expect(days).toEqual(Array.from({ length: 14 }, () => 'published'))
  })

  it('has neither problems nor days without any guide: it may be off by plan', () => {
    expect(stateOf({ reach: undefined, covered: [] })).toEqual({ problems: [], days: [] })
  })

  it('tells gaps once a day, by the day of its own zone, with each of them as a matter', () => {
    const covered = [line('cover', -20, 24 * 20), line('gap', 30, 31), line('gap', 39, 40), line('gap', 41, 42)]
    expect(stateOf({ covered }).problems).toMatchObject([
      { key: 'deadAir:c:2026-11-25', from: at(30), to: at(31), count: 3 },
    ])
    const { problems, days } = stateOf({ covered }, 'Asia/Kuala_Lumpur')
    expect(problems).toMatchObject([
      { key: 'deadAir:c:2026-11-25', count: 2, matters: [`${at(30)}-${at(31)}`, `${at(39)}-${at(40)}`] },
      { key: 'deadAir:c:2026-11-26', count: 1 },
    ])
    expect(days.slice(0, 3)).toEqual(['unfilled', 'unfilled', 'published'])
  })

  it('keeps the key and the matters of a gap that has begun', () => {
    const covered = [line('cover', -20, 24 * 20), line('gap', 19, 21)]
    expect(stateOf({ covered }).problems).toMatchObject([
      { key: 'deadAir:c:2026-11-24', from: at(19), matters: [`${at(19)}-${at(21)}`] },
    ])
  })

  it('knows the end of a guide, long ago or ahead, by that instant alone', () => {
    const over = stateOf({ covered: [], reach: { from: at(-500), to: at(-100) } })
    expect(over.problems).toMatchObject([{ key: 'noGuide:c', from: at(-100), matters: [String(at(-100))] }])
    expect(over.days.every((day) => day === 'unfilled')).toBe(true)
    expect(
      stateOf({ covered: [line('cover', 40, 24 * 20)], reach: { from: at(40), to: at(24 * 20) } }).problems,
    ).toEqual([])
  })

  it('has one line for all days that are drafts, and one for all that wait', () => {
    const covered = [
      line('cover', -20, 24 * 20),
      line('draft', 50, 51, { day: '2026-11-26', count: 2, airing: 'a' }),
      line('draft', 26, 27, { day: '2026-11-25', count: 1, airing: 'b' }),
    ]
    const waiting = [{ ch: 'c', day: '2026-11-26', ingestion: 'i', from: at(52), count: 4 }]
    const { problems, days } = stateOf({ covered, waiting })
    expect(problems).toMatchObject([
      { kind: 'draft', from: at(26), count: 3, airing: 'b', matters: ['2026-11-25', '2026-11-26'] },
      { kind: 'waiting', from: at(52), count: 4, ingestion: 'i', matters: ['2026-11-26:i'] },
    ])
    expect(days.slice(0, 4)).toEqual(['published', 'draft', 'waiting', 'published'])
  })

  it('has one line for each program whose rights do not hold, each airing a matter with what is wrong', () => {
    const airing = (id: string, from: number, end: number) => ({
      ...{ id, program: 'p', lon: [], from: at(from), to: at(from + 1) },
      flags: [{ reason: 'ends' as const, at: at(end), of: 'title' as const }],
    })
    const [first] = stateOf({ flagged: [airing('a', 30, 30.5), airing('b', 60, 30.5)] }).problems
    expect(first).toMatchObject({ key: 'rights:c:p', count: 2, airing: 'a', from: at(30) })
    expect(first?.matters).toEqual([`a:ends${at(30.5)}`, `b:ends${at(30.5)}`])
  })
})
