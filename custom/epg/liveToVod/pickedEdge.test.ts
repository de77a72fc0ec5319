import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { edgeAfterKey, SHORTEST_MS, withEdge, type Edge } from './pickedEdge.ts'

describe('the window that is picked', () => {
  it('stays inside of the recording and keeps its ends apart, wherever they are dragged', () => {
    const edge = fc.constantFrom<Edge>('sp', 'ep')
    fc.assert(
      fc.property(fc.array(fc.tuple(edge, fc.integer({ min: -90_000, max: 90_000 }))), (drags) => {
        let window = { sp: 0, ep: 40_000 }
        for (const [one, place] of drags) window = withEdge(window, one, place, 40_000)
        expect(window.sp).toBeGreaterThanOrEqual(0)
        expect(window.ep).toBeLessThanOrEqual(40_000)
        expect(window.ep - window.sp).toBeGreaterThanOrEqual(SHORTEST_MS)
      }),
    )
  })

  it('moves by seconds, frames and keyframes', () => {
    const keys = [0, 2_000, 4_000]
    const after = (key: string, shiftKey = false) => edgeAfterKey({ key, shiftKey }, 3_000, keys, 9_000)
    expect([after('ArrowLeft'), after('ArrowRight', true), after('.'), after(',')]).toEqual([
      2_000, 13_000, 3_033, 2_967,
    ])
    expect([after('PageDown'), after('PageUp'), after('Home'), after('End'), after('x')]).toEqual([
      2_000,
      4_000,
      0,
      9_000,
      undefined,
    ])
  })
})
