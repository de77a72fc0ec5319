import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_RATES, FPS_30, type FrameRate } from '../../time/frameRate.ts'
import type { EditList } from '../editList.ts'
import { keptOf, wholeOf } from '../editList.ts'
import { readChapters, writeChapters } from './chapters.ts'
import { readCsv, writeCsv } from './csv.ts'
import { readEdl, writeEdl } from './edl.ts'
import { readSplices, writeSplices } from './splices.ts'

const LENGTH = 200_000
const titleOf = (rate: FrameRate) => wholeOf({ asset: { cty: 'movie', id: 'm' }, rate, length: LENGTH })
const label = fc.string({ unit: fc.constantFrom(...'ab ,;"=+:雨') }).map((text) => text.trim())
const lists: fc.Arbitrary<EditList> = fc
  .tuple(
    fc.constantFrom(...FRAME_RATES),
    fc.array(fc.tuple(fc.nat(LENGTH / 20), label), { minLength: 1, maxLength: 8 }),
  )
  .map(([rate, cuts]) => {
    let end = 0
    const segs = cuts.map(([long, text], nth) => {
      const [from, to] = [end + (nth % 2), end + (nth % 2) + long + 1]
      end = to
      return { id: `s${nth}`, in: from, out: to, label: text, keep: nth !== 1 }
    })
    return { ...titleOf(rate), segs }
  })
const rangesOf = (list: { in: number; out: number; label: string }[]) => list.map((one) => [one.in, one.out, one.label])

describe('an edit list as a file', () => {
  it('comes back from CMX 3600 as it was, at every rate', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const read = readEdl(writeEdl(list, 'Film\nTwo'), list)
        expect(read.problems).toEqual([])
        expect(rangesOf(read.entries)).toEqual(rangesOf(keptOf(list)))
      }),
    )
  })

  it('comes back from CSV with what is not kept, whatever the labels', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const read = readCsv(writeCsv(list), list)
        expect(read.problems).toEqual([])
        expect(read.entries).toEqual(list.segs.map(({ id: _id, ...seg }) => seg))
      }),
    )
  })

  it('never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const list = titleOf(FPS_30)
        for (const read of [readEdl, readCsv, readChapters]) expect(read(text, list).entries.length).toBeLessThan(1_000)
        readSplices(text, list)
      }),
    )
  })

  it('says of each line that was not taken why', () => {
    const text = [
      '001  AX  V  C  00:00:01:00 00:00:02:00 00:00:00:00 00:00:01:00',
      '002  AX  A  C  00:00:01:00 00:00:02:00 00:00:00:00 00:00:01:00',
      '003  AX  V  D 010 00:00:01:00 00:00:02:00 00:00:00:00 00:00:01:00',
      '004  AX  V  C  00:00:01:99 00:00:02:00 00:00:00:00 00:00:01:00',
      '005  AX  V  C  09:00:01:00 09:00:02:00 00:00:00:00 00:00:01:00',
    ].join('\n')
    const read = readEdl(text, titleOf(FPS_30))
    expect(read.entries).toEqual([{ in: 30, out: 60, label: '' }])
    expect(read.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'unreadable'],
      [4, 'time'],
      [5, 'outside'],
    ])
    expect(readCsv('name,in,out\nx,0:02,0:01\ny,2', titleOf(FPS_30)).problems).toEqual([
      { line: 2, reason: 'reversed' },
      { line: 3, reason: 'unreadable' },
    ])
  })

  it('is chapters by the time of the result, and chapters are parts up to the next', () => {
    const list = {
      ...titleOf(FPS_30),
      segs: [
        { id: 'a', in: 300, out: 600, label: 'Harbour', keep: true },
        { id: 'b', in: 900, out: 1_200, label: '', keep: true },
      ],
    }
    expect(writeChapters(list, (nth) => `Part ${nth + 1}`)).toBe('00:00:00.000 Harbour\r\n00:00:10.000 Part 2\r\n')
    expect(rangesOf(readChapters('0:00 Harbour\n0:10 - Rain', titleOf(FPS_30)).entries)).toEqual([
      [0, 300, 'Harbour'],
      [300, LENGTH, 'Rain'],
    ])
  })

  it('is a list of splices that leads back to the frames of the breaks', () => {
    const segs = [{ id: 'a', in: 3_000, out: 9_000, label: '', keep: true }]
    const breaks = [{ id: 'x', at: 4_500, dur: 60_000, ap: 'mid' as const }]
    const list = { ...titleOf(FPS_30), segs, breaks }
    const text = writeSplices(list)
    expect(text).toBe('event_id,pts_time,break_duration,position\r\n1,4500000,5400000,mid\r\n')
    expect(readSplices(text, list).entries).toEqual([{ at: 4_500, dur: 60_000, ap: 'mid' }])
    expect(readSplices('1,nothing,5', list).problems).toEqual([{ line: 1, reason: 'unreadable' }])
  })
})
