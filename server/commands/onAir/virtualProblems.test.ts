import { describe, expect, it } from 'vitest'
import { channelAhead, type DayAhead } from '#contract/rules/schedule/ahead/channelAhead.ts'
import { ON_AIR_DAYS } from '#contract/values/onAir.ts'
import { isDark, virtualProblems } from './virtualProblems.ts'

const at = (text: string) => Date.parse(`${text}:00Z`)
const day = (dt: string, gaps: DayAhead['gaps'] = [], slot: DayAhead['slot'] = 'published'): DayAhead => ({
  ...{ dt: `2026-11-${dt}`, slot, gaps },
})
const NOW = at('2026-11-24T12:00')
const state = (days: DayAhead[], loop?: { from: number; to: number }) => {
  const ahead = channelAhead({ now: NOW, count: ON_AIR_DAYS, days, loop })
  return {
    states: ahead?.days.map((one) => one.state) ?? [],
    problems: ahead ? virtualProblems('c1', ahead, NOW) : [],
  }
}
const kinds = ({ problems }: ReturnType<typeof state>) =>
  problems.map(({ kind, from }) => [kind, new Date(from).toISOString().slice(5, 16)])
describe('a virtual channel on the board', () => {
  it('ends where nothing more is published, and says which days are drafts', () => {
    const found = state([day('24'), day('25'), day('26', [], 'draft')])
    expect(found.states.slice(0, 4)).toEqual(['published', 'published', 'draft', 'unfilled'])
    expect(kinds(found)).toEqual([
      ['noGuide', '11-26T00:00'],
      ['draft', '11-26T00:00'],
    ])
  })

  it('is dark in the gaps that are not over, and on a day that nobody published between two others', () => {
    const gap = (from: string, to: string) => ({ from: at(`2026-11-24T${from}`), to: at(`2026-11-24T${to}`) })
    const found = state([day('24', [gap('09:00', '10:00'), gap('11:00', '13:00'), gap('20:00', '21:00')]), day('26')])
    expect(found.states.slice(0, 3)).toEqual(['unfilled', 'unfilled', 'published'])
    expect(kinds(found)).toEqual([
      ['deadAir', '11-24T12:00'],
      ['deadAir', '11-25T00:00'],
      ['noGuide', '11-27T00:00'],
    ])
    expect(found.problems[0]?.count).toBe(2)
  })

  it('goes on as long as its loop repeats', () => {
    const found = state([day('24')], { from: at('2026-11-25T00:00'), to: at('2026-11-28T06:00') })
    expect(found.states.slice(0, 6)).toEqual([...Array<string>(4).fill('published'), 'unfilled', 'unfilled'])
    expect(kinds(found)).toEqual([
      ['deadAir', '11-28T06:00'],
      ['noGuide', '11-29T00:00'],
    ])
  })

  it('that was never published has nothing to miss', () =>
    expect(state([day('25', [], 'draft')])).toEqual({ states: [], problems: [] }))

  it('whose schedule was over days ago is dark since then', () => {
    const found = state([day('20')])
    expect(kinds(found)).toEqual([['noGuide', '11-21T00:00']])
    expect(found.states.every((one) => one === 'unfilled')).toBe(true)
    expect(isDark(found.problems, NOW)).toBe(true)
  })
})
