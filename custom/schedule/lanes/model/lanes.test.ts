import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { scaleOf, xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { anAiring, aSchedule, at, HOUR, MINUTE, MONDAY, schedules, someDays } from '#tests/support/aSchedule.ts'
import { daysBetween } from '../../model/shown.ts'
import { bandItems } from './bandItems.ts'
import { onRuler, weekAxis } from './dayAxis.ts'
import { dropAt, dropCommand } from './drop.ts'
import { dropStart } from './dropStart.ts'
import { forbiddenTimes } from './forbiddenTimes.ts'
import { createLaneCache } from './laneCache.ts'
import type { LaneItem } from './laneItem.ts'
import { laneItems } from './laneItems.ts'
import { pointAt } from './laneSurface.ts'
import { trimDrop } from './trimDrop.ts'

const NOON = at('2026-11-24T12:00')
const week = daysBetween(MONDAY, '2026-11-29')

describe('days on one ruler', () => {
  it.each([
    ['UTC', MONDAY],
    ['Europe/London', '2026-10-19'],
    ['Australia/Lord_Howe', '2026-09-28'],
    ['America/New_York', '2026-10-26'],
  ])('in %s lead from px to a time and back to the same px, on days of any length', (zone, monday) => {
    const { lanes, range } = weekAxis(daysBetween(monday, '2026-11-29').slice(0, 7), zone, Number.NaN)
    const surface = { lanes, scale: scaleOf(range, 16 * HOUR, 960), row: 66 }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 7 * 66 - 1 }), (x, y) => {
        const { lane, at } = pointAt(surface, x, y)
        expect(xOf(surface.scale, at - (lanes[lane]?.shift ?? 0))).toBeCloseTo(x, 6)
        expect(lane).toBe(Math.floor(y / 66))
      }),
    )
  })

  it('leave an hour blank before and after, and put the same time of each day one below the other', () => {
    const { lanes, range } = weekAxis(week, 'UTC', NOON)
    expect(range).toEqual({ from: at('2026-11-23T23:00'), to: at('2026-11-25T01:00') })
    expect(lanes.map(({ bounds, shift }) => bounds.from - shift)).toEqual(week.map(() => at('2026-11-24T00:00')))
  })

  it('cut an airing over midnight into its parts, which together are as long as it is', () => {
    const { lanes } = weekAxis(week, 'UTC', NOON)
    const late = { from: at('2026-11-24T23:30'), to: at('2026-11-25T00:45') }
    const parts = lanes.flatMap((lane) => onRuler(lane, late) ?? [])
    expect(parts).toHaveLength(2)
    expect(parts.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(75 * MINUTE)
  })
})

describe('a drop', () => {
  const schedule = aSchedule([
    anAiring('a', '2026-11-24T13:00', 47),
    anAiring('b', '2026-11-24T15:00', 60),
    anAiring('c', '2026-11-24T18:00', 60),
  ])
  const near = { reach: 3 * MINUTE, isExact: false, ignored: new Set(['b']) }

  it('stands at the very end of a neighbour that is near, else on the quarter hour, else to the minute', () => {
    const start = (text: string, isExact = false) => dropStart(schedule, { ...near, isExact, start: at(text) })
    expect(start('2026-11-24T13:49')).toEqual({ start: at('2026-11-24T13:47'), by: 'edge' })
    expect(start('2026-11-24T14:08')).toEqual({ start: at('2026-11-24T14:15'), by: 'quarter' })
    expect(start('2026-11-24T14:08', true)).toEqual({ start: at('2026-11-24T14:08'), by: 'minute' })
  })

  it('does not stick to where it came from', () => {
    const own = { ...near, isExact: true, start: at('2026-11-24T16:01') }
    expect(dropStart(schedule, own).by).toBe('minute')
  })

  it('is free, asks, or cannot be, with the reason', () => {
    const kind = (text: string) => dropAt(schedule, { kind: 'move', ids: ['b'] }, at(text), NOON)
    expect(kind('2026-11-24T16:00')).toMatchObject({ kind: 'free' })
    expect(kind('2026-11-24T15:00')).toMatchObject({ kind: 'same' })
    expect(kind('2026-11-24T18:15')).toMatchObject({ kind: 'collides', refused: { reason: 'overlap' } })
    expect(kind('2026-11-24T10:00')).toMatchObject({ kind: 'forbidden', refused: { reason: 'past' } })
  })

  it('comes to what its command comes to, whatever is dragged where', () => {
    fc.assert(
      fc.property(schedules, fc.nat(), fc.nat(4_000), ({ schedule: any, now }, nth, minute) => {
        const airing = any.order[nth % any.order.length]
        if (!airing) return
        const dragged = { kind: 'move', ids: [airing.id] } as const
        const start = any.window.from + minute * MINUTE
        const drop = dropAt(any, dragged, start, now)
        const done = applyCommand(any, dropCommand(dragged, start, airing.pinned), now)
        expect(drop.kind === 'free').toBe(!done.refused && done.schedule !== any)
        if (drop.kind === 'free') expect(drop.applied.schedule.order).toEqual(done.schedule.order)
        if (drop.kind === 'collides') for (const { applied } of drop.offers()) expect(applied.refused).toBeUndefined()
      }),
    )
  })

  it('draws an edge to that of the neighbour, and never over it', () => {
    const b = schedule.byId.get('b')
    if (!b) throw new Error('b is there')
    const drawn = (to: string) =>
      trimDrop(schedule, b, { edge: 'end', to: at(to), reach: 3 * MINUTE, isExact: false, now: NOON })
    expect(drawn('2026-11-24T17:58').command).toMatchObject({ to: at('2026-11-24T18:00') })
    expect(drawn('2026-11-24T18:30')).toMatchObject({ kind: 'forbidden', refused: { reason: 'overlap' } })
  })
})

describe('what is shaded while something is dragged', () => {
  it('is the past, days that process, pinned programs, and what the rights of its titles leave out', () => {
    const days = someDays(3, MONDAY, { 2: { pst: 'processing' } })
    const schedule = aSchedule(
      [anAiring('film', '2026-11-24T15:00', 60), anAiring('news', '2026-11-24T18:00', 30, { pinned: true })],
      days,
    )
    const film = schedule.byId.get('film')
    const facts = {
      ...{ now: NOON, window: undefined, product: undefined },
      recordsOf: () => ({ program: { id: 'p', st: 'published' as const, lwe: '2026-11-24T20:00:00Z' } }),
    }
    expect(forbiddenTimes(schedule, film ? [film] : [], facts).map(({ why, from }) => [why, from])).toEqual([
      ['past', dayBounds(MONDAY, 'UTC').from],
      ['pinned', at('2026-11-24T18:00')],
      ['rightsEnd', at('2026-11-24T20:00')],
      ['processing', at('2026-11-25T00:00')],
    ])
    const draft = { ...facts, recordsOf: () => ({ program: { id: 'p', st: 'draft' as const } }) }
    expect(forbiddenTimes(schedule, film ? [film] : [], draft)).toContainEqual({
      ...{ from: NOON, to: schedule.window.to, why: 'notPublished' },
    })
  })
})

describe('lanes', () => {
  const facts = { live: undefined, failures: new Map(), titles: new Map() }
  const { lanes: spans } = weekAxis(week, 'UTC', NOON)
  const settings = { spans, label: () => '', liveRoom: undefined, isWholeLive: false }
  const before = aSchedule([
    anAiring('a', '2026-11-23T13:00', 60),
    anAiring('b', '2026-11-24T15:00', 60),
    anAiring('c', '2026-11-24T18:00', 60),
  ])

  it('hold airings and the gaps between them by the minute; an empty day is one word, not a gap', () => {
    const [monday, , wednesday] = spans
    const kinds = (items: LaneItem[]) => items.map(({ kind }) => kind)
    if (!monday || !wednesday) throw new Error('there is a week')
    expect(kinds(laneItems(monday, { schedule: before, ...facts }).items)).toEqual(['gap', 'airing', 'gap'])
    expect(laneItems(wednesday, { schedule: before, ...facts }).items).toEqual([])
  })

  it('stay the same objects where a command changes nothing', () => {
    const cache = createLaneCache()
    const [monday, tuesday] = cache({ schedule: before, ...facts, ...settings })
    const moved = applyCommand(
      before,
      { kind: 'move', ids: ['c'], toStart: at('2026-11-24T20:00'), mode: 'exact' },
      NOON,
    )
    const after = cache({ schedule: moved.schedule, ...facts, ...settings })
    expect(after[0]).toBe(monday)
    expect(after[1]).not.toBe(tuesday)
    expect(after[1]?.items?.find(({ key }) => key === 'b')).toBe(tuesday?.items?.find(({ key }) => key === 'b'))
    expect(cache({ schedule: moved.schedule, ...facts, ...settings })).toBe(after)
  })

  it('are chosen from by a band over several of them', () => {
    const lanes = createLaneCache()({ schedule: before, ...facts, ...settings })
    const { range } = weekAxis(week, 'UTC', NOON)
    const view = { scale: scaleOf(range, range.to - range.from, 26 * 60), row: 66 }
    const x = (text: string) => (at(text) - range.from) / MINUTE
    const from = { x: x('2026-11-24T12:00'), y: 10 }
    expect(bandItems(lanes, view, from, { x: x('2026-11-24T16:00'), y: 100 })).toEqual(['a', 'b'])
    expect(bandItems(lanes, view, { x: x('2026-11-24T19:00'), y: 90 }, from)).toEqual(['a', 'b', 'c'])
  })

  it('show turns of a loop where nothing else airs', () => {
    const turns = { ...before, loop: { block: dayBounds(MONDAY, 'UTC'), until: at('2026-11-26T00:00'), broken: [] } }
    const wednesday = spans[2]
    if (!wednesday) throw new Error('there is a week')
    const { items } = laneItems(wednesday, { schedule: turns, ...facts })
    expect(items.map(({ kind }) => kind)).toEqual(['gap', 'turn', 'gap'])
    const [, turn] = items
    expect(turn?.kind === 'turn' && endOf(turn.airing)).toBe(at('2026-11-25T14:00'))
  })
})
