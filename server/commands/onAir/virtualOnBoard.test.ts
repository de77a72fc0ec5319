import { describe, expect, it } from 'vitest'
import { stateOf } from './virtualOnBoard.ts'

const TODAY = '2026-11-24'
const at = (text: string) => Date.parse(`${text}:00Z`)
const day = (dt: string, gaps: { from: number; to: number }[] = [], slot: 'draft' | 'published' = 'published') => ({
  ...{ cs: 'hits', dt: `2026-11-${dt}`, slot, gaps },
})
const state = (days: ReturnType<typeof day>[], loop?: { cs: string; from: string; until: string }) =>
  stateOf('c1', { today: TODAY, now: at('2026-11-24T12:00'), days, loop })
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
    const found = state([day('24')], { cs: 'hits', from: '2026-11-25T00:00:00Z', until: '2026-11-28T06:00:00Z' })
    expect(found.states.slice(0, 6)).toEqual([...Array<string>(4).fill('published'), 'unfilled', 'unfilled'])
    expect(kinds(found)).toEqual([
      ['deadAir', '11-28T06:00'],
      ['noGuide', '11-29T00:00'],
    ])
  })

  it('that was never published has nothing to miss', () =>
    expect(state([day('25', [], 'draft')])).toEqual({ states: [], problems: [] }))
})
