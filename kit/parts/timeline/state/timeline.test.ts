import { describe, expect, it, vi } from 'vitest'
import { createTimeline } from './createTimeline.ts'
import { focusOf, placeOf } from './placeOf.ts'

const HOUR = 3_600_000
const day = { from: 0, to: 24 * HOUR }
const made = () => {
  const timeline = createTimeline({ range: day, span: 4 * HOUR, at: 8 * HOUR, row: 48 })
  timeline.takeMove()
  return timeline
}

describe('the view of a timeline', () => {
  it('opens at its instant, and keeps it at the edge when its place grows', () => {
    const timeline = made()
    expect(timeline.times()).toEqual({ from: 8 * HOUR, to: 12 * HOUR })
    timeline.resized(1_000, 500)
    expect(timeline.times()).toEqual({ from: 8 * HOUR, to: 12 * HOUR })
    expect(timeline.takeMove()).toEqual({ left: 2_000, top: 0 })
    expect(timeline.takeMove()).toBeUndefined()
  })

  it('zooms around what is pointed to', () => {
    const timeline = made()
    timeline.zoom(-1, { at: 11 * HOUR, x: 600 })
    expect(timeline.shown().span).toBe(2 * HOUR)
    expect(timeline.times()).toEqual({ from: 9.5 * HOUR, to: 11.5 * HOUR })
  })

  it('zooms around where one is, else around its middle', () => {
    const timeline = made()
    timeline.setFocus({ cursor: 9 * HOUR })
    timeline.zoom(-1)
    expect(timeline.times()).toEqual({ from: 8.5 * HOUR, to: 10.5 * HOUR })
    timeline.setFocus({ cursor: 20 * HOUR })
    timeline.zoom(-1)
    expect(timeline.times()).toEqual({ from: 9 * HOUR, to: 10 * HOUR })
  })

  it('stays within its range', () => {
    const timeline = made()
    timeline.jumpTo(23.9 * HOUR, 0)
    expect(timeline.times().to).toBe(24 * HOUR)
    timeline.jumpTo(-5 * HOUR)
    expect(timeline.times().from).toBe(0)
    timeline.setSpan(100 * HOUR)
    expect(timeline.times()).toEqual(day)
  })

  it('keeps the time at its edge when other days are shown', () => {
    const timeline = made()
    timeline.setRange({ from: -24 * HOUR, to: 48 * HOUR })
    expect(timeline.times()).toEqual({ from: 8 * HOUR, to: 12 * HOUR })
  })

  it('draws nothing anew for a small scroll, and tells every scroll to whoever follows', () => {
    const timeline = made()
    const [draw, follow] = [vi.fn(), vi.fn()]
    timeline.subscribe(draw)
    timeline.onTimes(follow)
    const before = timeline.shown()
    timeline.scrolled(before.left + 20, 10)
    expect(timeline.shown()).toBe(before)
    expect(draw).not.toHaveBeenCalled()
    expect(follow).toHaveBeenLastCalledWith({ from: 8.1 * HOUR, to: 12.1 * HOUR })
    timeline.scrolled(before.left + 400, 10)
    expect(timeline.shown()).not.toBe(before)
    expect(timeline.shown().scale).toBe(before.scale)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('brings a lane and a time into view, takes the focus there once, and asks the browser to follow', () => {
    const timeline = made()
    timeline.goTo({ lane: 'b', item: '3', cursor: 14 * HOUR }, 30, { from: 14 * HOUR, to: 15 * HOUR })
    const { from, to } = timeline.times()
    expect(from <= 14 * HOUR && to >= 15 * HOUR).toBe(true)
    expect(timeline.takeMove()?.top).toBe(31 * 48 - 600)
    expect([timeline.takeFocus(), timeline.takeFocus()]).toEqual([true, false])
    expect(timeline.shown().focus).toEqual({ lane: 'b', item: '3', cursor: 14 * HOUR })
  })
})

describe('where one is', () => {
  const lane = (key: string, ...starts: number[]) => ({
    key,
    label: key,
    items: starts.map((hour) => ({ key: `${key}${hour}`, from: hour * HOUR, to: (hour + 1) * HOUR })),
  })

  it('holds by its keys while others come and go', () => {
    const focus = focusOf([lane('a', 0, 1)], { lane: 0, index: 1, cursor: HOUR })
    expect(focus).toEqual({ lane: 'a', item: 'a1', cursor: HOUR })
    expect(placeOf([lane('b', 5), lane('a', 0, 1, 2)], focus)).toEqual({ lane: 1, index: 1, cursor: HOUR })
  })

  it('is at the same time where its item has gone, and in the first lane where that has', () => {
    const focus = { lane: 'a', item: 'a1', cursor: HOUR }
    expect(placeOf([lane('a', 0, 3)], focus)).toEqual({ lane: 0, index: 0, cursor: HOUR })
    expect(placeOf([lane('b', 0, 1)], focus)).toEqual({ lane: 0, index: 1, cursor: HOUR })
    expect(placeOf([], focus)).toEqual({ lane: 0, index: -1, cursor: HOUR })
  })
})
