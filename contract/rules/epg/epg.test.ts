import { describe, expect, it } from 'vitest'
import { guideHoles, guideMarks } from './guideMarks.ts'
import { whyAiringFlagged } from './whyAiringFlagged.ts'

const HOUR = 3_600_000
const hours = (from: number, to: number) => ({ from: from * HOUR, to: to * HOUR })
const day = hours(0, 24)

describe('holes of a guide', () => {
  it('are gaps between airings, and no guide data before and behind all of them', () => {
    expect(guideHoles([hours(2, 6), hours(7, 20)], day, hours(2, 20))).toEqual([
      { ...hours(0, 2), kind: 'blank' },
      { ...hours(6, 7), kind: 'gap' },
      { ...hours(20, 24), kind: 'blank' },
    ])
  })

  it('are gaps at the edges of a window where the guide goes on beyond it', () => {
    expect(guideHoles([hours(2, 20)], day, hours(-30, 60))).toEqual([
      { ...hours(0, 2), kind: 'gap' },
      { ...hours(20, 24), kind: 'gap' },
    ])
  })

  it('are one where a channel has no guide', () => {
    expect(guideHoles([], day, undefined)).toEqual([{ ...day, kind: 'blank' }])
    expect(guideHoles([], day, hours(-30, -2))).toEqual([{ ...day, kind: 'blank' }])
  })
})

describe('marks of a guide', () => {
  it('are its holes, its overlaps, what is flagged and what was mended, by start', () => {
    const flags = [{ reason: 'ends', at: 1, of: 'program' }] as const
    const airings = [
      { id: 'a', ...hours(0, 3), pins: ['lon'] },
      { id: 'b', ...hours(2, 10), flags: [...flags] },
      { id: 'c', ...hours(12, 24), pins: [] },
    ]
    expect(guideMarks(airings, day, hours(-5, 60))).toEqual([
      { kind: 'mended', ...hours(0, 3), airing: 'a' },
      { kind: 'overlap', ...hours(2, 3), airing: 'b' },
      { kind: 'flagged', ...hours(2, 10), airing: 'b' },
      { kind: 'gap', ...hours(10, 12) },
    ])
  })
})

describe('the rights of what airs', () => {
  const at = (hour: number) => new Date(hour * HOUR).toISOString()
  const facts = { product: 'rimba-my', now: HOUR }
  const fine = { st: 'published', lws: at(0), lwe: at(100), prd: ['rimba-my'], vce: true } as const

  it('hold where its program and all of its titles may be seen from start to end', () => {
    expect(whyAiringFlagged(hours(2, 4), { program: fine, titles: [fine, fine] }, facts)).toEqual([])
  })

  it('fail by a licence that ends before it has ended, though it may begin', () => {
    const program = { ...fine, lwe_prd: [{ prd: 'rimba-my', value: at(3) }] }
    expect(whyAiringFlagged(hours(2, 4), { program, titles: [] }, facts)).toEqual([
      { reason: 'ends', at: 3 * HOUR, of: 'program' },
    ])
    expect(whyAiringFlagged(hours(2, 3), { program, titles: [] }, facts)).toEqual([])
  })

  it('fail by a title that it plays: once, whatever the number of its pieces', () => {
    const title = { ...fine, lws: at(3) }
    const off = { ...fine, st: 'archived', vce: false, prd: ['rimba-sg'] } as const
    expect(whyAiringFlagged(hours(2, 4), { program: fine, titles: [title, title, off] }, facts)).toEqual([
      { reason: 'starts', at: 3 * HOUR, of: 'title' },
      { reason: 'voiceOff', of: 'title' },
      { reason: 'notPublished', of: 'title' },
      { reason: 'productMissing', of: 'title' },
    ])
  })

  it('are past mending once it has aired', () => {
    expect(whyAiringFlagged(hours(0, 1), { program: { ...fine, vce: false }, titles: [] }, facts)).toEqual([])
  })
})
