import { describe, expect, it } from 'vitest'
import { channelAhead, type DayAhead } from './channelAhead.ts'
import { nearingDays } from './nearingDays.ts'

const at = (text: string) => Date.parse(`2026-11-${text}:00Z`)
const day = (dt: string, gaps: DayAhead['gaps'] = [], slot: DayAhead['slot'] = 'published'): DayAhead => ({
  ...{ dt: `2026-11-${dt}`, slot, gaps },
})
const gap = (from: string, to: string) => ({ from: at(from), to: at(to) })
const near = (now: string, days: DayAhead[], loop?: { from: number; to: number }) =>
  nearingDays({ now: at(now), days, loop }).map(({ dt, state, from }) => [
    dt.slice(8),
    state,
    new Date(from).toISOString().slice(8, 16),
  ])

describe('days that near their air time', () => {
  it('are told from twelve hours before, whether nobody planned them or nobody published them', () => {
    expect(near('24T12:00', [day('24')])).toEqual([])
    expect(near('24T12:01', [day('24')])).toEqual([['25', 'unfilled', '25T00:00']])
    expect(near('24T12:01', [day('24'), day('25', [], 'draft')])).toEqual([['25', 'draft', '25T00:00']])
    expect(near('24T12:01', [day('24'), day('25')])).toEqual([])
  })

  it('are told by their first hole that is not over', () => {
    const days = [day('24', [gap('24T08:00', '24T09:00'), gap('24T20:00', '24T21:00')])]
    expect(near('24T07:00', [...days, day('25')])).toEqual([['24', 'unfilled', '24T08:00']])
    expect(near('24T08:30', [...days, day('25')])).toEqual([['24', 'unfilled', '24T08:30']])
    expect(near('24T09:00', [...days, day('25')])).toEqual([['24', 'unfilled', '24T20:00']])
    expect(near('24T21:00', [...days, day('25')])).toEqual([])
  })

  it('are none while a loop repeats', () => {
    const loop = { from: at('24T00:00'), to: at('25T06:00') }
    expect(near('24T12:01', [day('23')], loop)).toEqual([])
    expect(near('24T19:00', [day('23')], loop)).toEqual([['25', 'unfilled', '25T06:00']])
  })

  it('are those of channels that have been on air: of one whose plan is over the day that runs', () => {
    expect(near('24T13:00', [day('25', [], 'draft')])).toEqual([])
    expect(near('24T13:00', [day('20')])).toEqual([
      ['24', 'unfilled', '24T13:00'],
      ['25', 'unfilled', '25T00:00'],
    ])
    expect(channelAhead({ now: at('24T13:00'), count: 2, days: [day('20')], loop: undefined })?.end).toBe(
      at('21T00:00'),
    )
  })
})
