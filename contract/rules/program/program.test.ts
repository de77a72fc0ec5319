import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRAME_RATES, fpsOf } from '../time/frameRate.ts'
import { framesOf, msOfFrames } from '../time/timecode.ts'
import { contentDuration, deriveSegments } from './deriveSegments.ts'
import { placeSegments } from './placeSegments.ts'
import { programRate, segmentRate, segmentsIn, type Segment } from './segment.ts'
import { segmentProblems, splitSegment } from './splitSegment.ts'

/** The program of looks/program-dark: 30 fps, a film in four parts with three breaks, a bumper at each end. */
const at = (text: string) => {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = text.split(/[:;]/).map(Number)
  return msOfFrames((hours * 3_600 + minutes * 60 + seconds) * 30 + frames, { num: 30, den: 1 })
}
const HARBOUR: Segment[] = [
  { seg_ty: 'vod', ctkey: 'bumper', sp: 0, ep: at('00:00:10;00'), fps: 30 },
  { seg_ty: 'vod', ctkey: 'film', sp: at('00:00:15;00'), ep: at('00:27:41;12'), fps: 30 },
  { seg_ty: 'ad', dur: 120_000 },
  {
    ...{ seg_ty: 'vod', ctkey: 'film', sp: at('00:31:21;12'), ep: at('01:00:13;20'), fps: 30 },
    am: [{ ap: 'mid', at: at('00:45:36;00'), dur: 60_000 }],
  },
]

const segment = fc
  .record({
    fps: fc.option(fc.constantFrom(...FRAME_RATES.map(fpsOf)), { nil: undefined }),
    points: fc.option(fc.tuple(fc.nat(8_000_000), fc.nat(8_000_000)), { nil: undefined }),
    dur: fc.nat(600_000),
    id: fc.option(fc.constantFrom('s1', 's2', 'x'), { nil: undefined }),
    re_sp: fc.option(fc.nat(), { nil: undefined }),
  })
  .map(({ points, fps, id, re_sp, dur }): Segment => ({
    ...{ seg_ty: points ? 'vod' : 'ad', dur },
    ...(points && { sp: Math.min(...points), ep: Math.max(...points) }),
    ...(fps !== undefined && { fps }),
    ...(id !== undefined && { id }),
    ...(re_sp !== undefined && { re_sp }),
  }))
const program = fc.array(segment, { maxLength: 12 })

describe('the segments of a program', () => {
  it('start where those before them end, at the very frame', () => {
    const { segments, trt } = placeSegments(HARBOUR)
    expect(
      segments.map(({ startTime, endTime, relativeStartTime, hasMidRoll }) => [
        startTime,
        endTime,
        relativeStartTime,
        hasMidRoll,
      ]),
    ).toEqual([
      ['00:00:00;00', '00:00:10;00', '00:00:00;00', false],
      ['00:00:15;00', '00:27:41;12', '00:00:10;00', false],
      ['00:00:00;00', '00:02:00;00', '00:27:36;12', false],
      ['00:31:21;12', '01:00:13;20', '00:29:36;12', true],
    ])
    expect(framesOf(trt, { num: 30, den: 1 })).toBe(framesOf(at('00:58:28;20'), { num: 30, den: 1 }))
    expect(contentDuration(HARBOUR)).toBe('00:58:28')
  })

  it('leave no gap and do not overlap', () => {
    fc.assert(
      fc.property(program, (sg) => {
        const { segments, trt } = placeSegments(sg)
        expect(segments[0]?.re_sp ?? 0).toBe(0)
        expect(segments.at(-1)?.re_ep ?? 0).toBe(trt)
        segments.slice(1).forEach(({ re_sp }, index) => expect(re_sp).toBe(segments[index]?.re_ep))
      }),
    )
  })

  it('of one rate add up to the frame, however many they are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FRAME_RATES), fc.array(fc.nat(200_000), { maxLength: 60 }), (rate, lengths) => {
        const sg = lengths.map((frames) => ({ seg_ty: 'vod', sp: 0, ep: msOfFrames(frames, rate), fps: fpsOf(rate) }))
        const { trt } = placeSegments(sg)
        expect(framesOf(trt, rate)).toBe(lengths.reduce((sum, frames) => sum + frames, 0))
      }),
    )
  })

  it('count an ad break, which is cut from nothing, at the rate of the program, and at 30 where none is named', () => {
    expect(programRate([{ seg_ty: 'ad' }, { fps: 25 }])).toEqual({ num: 25, den: 1 })
    expect(programRate([{ seg_ty: 'ad' }])).toEqual({ num: 30, den: 1 })
    expect(segmentRate({ fps: 29.97 }, { num: 25, den: 1 })).toEqual({ num: 30_000, den: 1001 })
  })
})

describe('what follows from segments', () => {
  it('is never a sender’s', () => {
    const { sg, trt } = deriveSegments([{ ...HARBOUR[1], dur: 1, re_sp: 99, re_ep: 100 }])
    expect(sg).toEqual([{ ...HARBOUR[1], id: 's1', dur: trt, re_sp: 0, re_ep: trt }])
  })

  it('leaves the length of a break, which nothing says but itself', () => {
    expect(deriveSegments([{ seg_ty: 'ad', dur: 15_000 }]).sg).toEqual([
      { seg_ty: 'ad', dur: 15_000, id: 's1', re_sp: 0, re_ep: 15_000 },
    ])
  })

  it('stays the same when it is derived again', () => {
    fc.assert(
      fc.property(program, (sg) => {
        const once = deriveSegments(sg)
        expect(deriveSegments(once.sg)).toEqual(once)
      }),
    )
  })

  it('names every segment once, and keeps the names that there are', () => {
    fc.assert(
      fc.property(program, (sg) => {
        const ids = segmentsIn(deriveSegments(sg).sg).map(({ id }) => id)
        expect(new Set(ids).size).toBe(sg.length)
        sg.forEach(({ id }, index) => {
          if (id !== undefined && sg.findIndex((one) => one.id === id) === index) expect(ids[index]).toBe(id)
        })
      }),
    )
  })

  it('leaves out what the schema of a type does not know', () => {
    expect(deriveSegments([{ seg_ty: 'ad', dur: 1_000 }], (field) => field === 'dur').sg).toEqual([
      { seg_ty: 'ad', dur: 1_000 },
    ])
  })
})

describe('a segment that is split', () => {
  it('plays the same frames as two', () => {
    fc.assert(
      fc.property(program, fc.nat(), fc.nat(), (sg, place, point) => {
        if (sg.length === 0) return
        const index = place % sg.length
        const placed = placeSegments(sg).segments[index]
        if (!placed || placed.frames < 2) return
        const frame = placed.from + 1 + (point % (placed.frames - 1))
        const parts = splitSegment(sg, index, frame)
        const after = placeSegments(sg.toSpliced(index, 1, ...(parts ?? []))).segments
        expect(after[index]?.to).toBe(
          sg[index]?.ep === undefined ? frame : framesOf(sg[index].sp ?? 0, placed.rate) + frame - placed.from,
        )
        expect((after[index]?.frames ?? 0) + (after[index + 1]?.frames ?? 0)).toBe(placed.frames)
      }),
    )
  })

  it('shares its markers out, and leaves neither part empty', () => {
    const [first, second] = splitSegment(HARBOUR, 3, framesOf(at('00:40:00;00'), { num: 30, den: 1 })) ?? []
    expect(first).toEqual({ seg_ty: 'vod', ctkey: 'film', fps: 30, sp: HARBOUR[3]?.sp, ep: at('00:40:00;00') })
    expect(second).toMatchObject({ sp: at('00:40:00;00'), ep: HARBOUR[3]?.ep, am: HARBOUR[3]?.am })
    expect(splitSegment(HARBOUR, 3, framesOf(at('00:31:21;12'), { num: 30, den: 1 }))).toBeUndefined()
    expect(splitSegment(HARBOUR, 9, 5)).toBeUndefined()
    const [left, right] = splitSegment([{ seg_ty: 'ad', dur: 60_000 }], 0, 600) ?? []
    expect([left, right].map((part) => part && 'sp' in part)).toEqual([false, false])
    expect(Number(left?.dur) + Number(right?.dur)).toBe(60_000)
  })
})

describe('the problems of a segment', () => {
  it.each<[Segment, string[]]>([
    [{ seg_ty: 'vod', ctkey: 'a', sp: 0, ep: 1_000 }, []],
    [{ seg_ty: 'vod', ctkey: 'a', sp: 2_000, ep: 1_000 }, ['reversed']],
    [{ seg_ty: 'ad' }, ['empty']],
    [{ seg_ty: 'vod', sp: 0, ep: 1_000 }, ['noTitle']],
    [{ seg_ty: 'vod', ctkey: 'a', sp: 500, ep: 1_000, am: [{ ap: 'mid', at: 400 }] }, ['markerOutside']],
    [{ seg_ty: 'vod', ctkey: 'a', sp: 500, ep: 1_000, am: [{ ap: 'pre' }] }, []],
  ])('%j: %j', (one, problems) => expect(segmentProblems(one, [one])).toEqual(problems))
})
