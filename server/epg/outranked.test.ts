import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StandingAiring } from './guideAiring.ts'
import { outranksOn, reservedBy } from './outranked.ts'

const airing = (from: number, to: number, feed?: string): StandingAiring => {
  const slot = { lon: [], a_st_dt: from, a_ed_dt: to }
  return { id: `${from}`, slot, source: { ...slot, ...(feed !== undefined && { feed }) }, pins: [] }
}

describe('feeds of one channel', () => {
  it('count in the order that the channel names them, and alike where it names none of them', () => {
    const outranks = outranksOn(['house', 'agency'], 'agency')
    expect(['house', 'agency', 'web', undefined].map((feed) => outranks(feed))).toEqual([true, false, false, false])
    expect(outranksOn(['house'], 'web')('house')).toBe(true)
    expect(outranksOn(['house'], 'web')('other')).toBe(false)
    expect(outranksOn([], 'web')('house')).toBe(false)
  })

  it('fill what those that count more leave empty', () => {
    const standing = [airing(0, 10, 'house'), airing(20, 30, 'web'), airing(40, 40, 'house')]
    const reserved = reservedBy(standing, outranksOn(['house'], 'web'))
    const at = (a_st_dt: number, a_ed_dt: number) => reserved({ lon: [], a_st_dt, a_ed_dt })
    expect(at(5, 15)).toBe('house')
    expect(at(10, 20)).toBeUndefined()
    expect(at(20, 30)).toBeUndefined()
    expect(at(40, 40)).toBe('house')
  })

  it('are found to overlap as by looking at each', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), span, (spans, [from, length]) => {
        const standing = spans.map(([start, long]) => airing(start, start + long, 'house'))
        const reserved = reservedBy(standing, outranksOn(['house'], 'web'))
        const said = reserved({ lon: [], a_st_dt: from, a_ed_dt: from + length })
        expect(said !== undefined).toBe(spans.some(([start, long]) => start < from + length && start + long > from))
      }),
    )
  })
})
