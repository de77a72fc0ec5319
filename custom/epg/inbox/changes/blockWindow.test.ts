import { describe, expect, it } from 'vitest'
import { blocksInView, blockTops } from './blockWindow.ts'

const tops = blockTops([100, 50, 200, 50, 100])

describe('blocks of known heights', () => {
  it('begin where the ones before end', () => {
    expect(tops).toEqual([0, 100, 150, 350, 400, 500])
    expect(blockTops([])).toEqual([0])
  })
  it('are drawn where they touch the view, and a little beyond it', () => {
    expect(blocksInView(tops, { top: 120, height: 60, beyond: 0 })).toEqual({ first: 1, end: 3 })
    expect(blocksInView(tops, { top: 120, height: 60, beyond: 30 })).toEqual({ first: 0, end: 3 })
    expect(blocksInView(tops, { top: 0, height: 5_000, beyond: 0 })).toEqual({ first: 0, end: 5 })
  })
  it('are none where there is none', () => {
    expect(blocksInView(blockTops([]), { top: 0, height: 600, beyond: 400 })).toEqual({ first: 0, end: 0 })
  })
  it('are few of fifty thousand', () => {
    const many = blockTops(Array.from({ length: 50_000 }, (_, at) => 80 + (at % 3) * 32))
    const { first, end } = blocksInView(many, { top: 2_000_000, height: 600, beyond: 400 })
    expect(end - first).toBeLessThan(20)
    expect(many[first]).toBeLessThanOrEqual(1_999_600)
    expect(many[end]).toBeGreaterThanOrEqual(2_001_000)
  })
})
