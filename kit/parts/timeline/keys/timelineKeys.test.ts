import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { scaleOf } from '../geometry/timeScale.ts'
import { timelineIntent } from './timelineKeys.ts'
import type { TimelineIntent } from './timelineKeys.ts'
import { movedTo } from './timelineMoves.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const start = Date.parse('2026-11-24T00:00:00Z')
const laneOf = (...lengths: number[]) => {
  let at = start
  return {
    items: lengths.map((minutes, index) => {
      const from = at
      at += minutes * MINUTE
      return { key: String(index), from, to: at }
    }),
  }
}
const around = {
  lanes: [laneOf(60, 60, 120), laneOf(120, 30, 30, 60), { items: [] }, laneOf(240)],
  cut: { scale: scaleOf({ from: start, to: start + 72 * HOUR }, 4 * HOUR, 800), bucket: HOUR },
  perPage: 3,
  now: start + 2.5 * HOUR,
  dayAt: (at: number, by: number) => dayBounds(shiftDay(dayOf(at, 'UTC'), by), 'UTC'),
}
const key = (name: string, more: object = {}) =>
  timelineIntent({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })
const from = (lane: number, index: number, cursor: number) => ({
  go: (name: string, more?: object) => movedTo(key(name, more) as TimelineIntent, { lane, index, cursor }, around),
})

describe('a key in a timeline', () => {
  it('goes to the item before and after, and stays at the ends', () => {
    expect(from(0, 0, start).go('ArrowRight')).toEqual({ lane: 0, index: 1, cursor: start + HOUR })
    expect(from(0, 1, start + HOUR).go('ArrowLeft')).toEqual({ lane: 0, index: 0, cursor: start })
    expect(from(0, 0, start).go('ArrowLeft').index).toBe(0)
    expect(from(0, 2, start).go('ArrowRight').index).toBe(2)
  })

  it('goes up and down at the same time, however long the items are that it passes', () => {
    const cursor = start + 1.2 * HOUR
    const down = from(0, 1, cursor).go('ArrowDown')
    expect(down).toEqual({ lane: 1, index: 0, cursor })
    const again = movedTo({ kind: 'lane', by: 1 }, down, around)
    expect(again).toEqual({ lane: 2, index: -1, cursor })
    expect(movedTo({ kind: 'lane', by: 1 }, again, around)).toEqual({ lane: 3, index: 0, cursor })
    expect(movedTo({ kind: 'page', by: -1 }, { lane: 3, index: 0, cursor }, around)).toEqual({
      lane: 1,
      index: 0,
      cursor,
    })
  })

  it('goes to the first and last item of the day, and with Ctrl to the first and last lane', () => {
    expect(from(0, 1, start + HOUR).go('Home')).toEqual({ lane: 0, index: 0, cursor: start })
    expect(from(0, 1, start + HOUR).go('End')).toEqual({ lane: 0, index: 2, cursor: start + 2 * HOUR })
    expect(from(0, 1, start + HOUR).go('End', { ctrlKey: true })).toMatchObject({ lane: 3, cursor: start + HOUR })
  })

  it('goes to now, and a day on with Shift', () => {
    expect(from(1, 0, start).go('t')).toEqual({ lane: 1, index: 2, cursor: around.now })
    expect(from(1, 0, start + HOUR).go('PageDown', { shiftKey: true }).cursor).toBe(start + 25 * HOUR)
  })

  it('zooms, opens, chooses, lets go', () => {
    expect(['+', '=', '-', 'Enter', ' ', 'Escape'].map((name) => key(name))).toEqual([
      { kind: 'zoom', by: -1 },
      { kind: 'zoom', by: -1 },
      { kind: 'zoom', by: 1 },
      { kind: 'open' },
      { kind: 'select' },
      { kind: 'escape' },
    ])
  })

  it('is left to the page and the browser where it is not the timeline’s', () => {
    for (const name of ['p', 'n', 'j', 'Tab', 'F5', '/', '?']) expect(key(name)).toBeUndefined()
    expect(key('+', { ctrlKey: true })).toBeUndefined()
    expect(key('ArrowLeft', { altKey: true })).toBeUndefined()
    expect(key('Home', { metaKey: true })).toBeDefined()
  })

  it('law: never leads out of the lanes or their items, and up after down is where one was', () => {
    const names = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageUp',
      'PageDown',
      'Home',
      'End',
      't',
    )
    fc.assert(
      fc.property(fc.array(names, { maxLength: 30 }), (pressed) => {
        let place = { lane: 0, index: 0, cursor: start }
        for (const name of pressed) {
          place = movedTo(key(name) as TimelineIntent, place, around)
          const items = around.lanes[place.lane]?.items
          expect(items).toBeDefined()
          expect(place.index === -1 ? items?.length === 0 : items?.[place.index] !== undefined).toBe(true)
        }
        if (place.lane > 2) return
        const back = movedTo({ kind: 'lane', by: -1 }, movedTo({ kind: 'lane', by: 1 }, place, around), around)
        expect({ lane: back.lane, cursor: back.cursor }).toEqual({ lane: place.lane, cursor: place.cursor })
      }),
    )
  })
})
