import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutRecording, recordedLength, type RecordedPiece } from './cutRecording.ts'

/** Pieces one after another, each of a title with keyframes every so many ms. */
const recording = fc
  .array(
    fc.record({
      dur: fc.integer({ min: 1, max: 60_000 }),
      sp: fc.nat(20_000),
      step: fc.integer({ min: 400, max: 5_000 }),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => {
    let at = 0
    return parts.map(({ dur, sp, step }, nth): RecordedPiece => {
      const piece = { at, dur, sp, ep: sp + dur, ctkey: `t${nth}`, seg_ty: 'vod', keys: [] as number[] }
      piece.keys = Array.from({ length: Math.floor((sp + dur) / step) + 1 }, (_, key) => key * step)
      at += dur
      return piece
    })
  })
const picked = recording.chain((pieces) =>
  fc.tuple(fc.constant(pieces), fc.nat(recordedLength(pieces)), fc.nat(recordedLength(pieces))).map(([one, a, b]) => ({
    pieces: one,
    window: { sp: Math.min(a, b), ep: Math.max(a, b) },
  })),
)

describe('cutting a window out of a recording', () => {
  const film = { ctkey: 'film', seg_ty: 'vod', fps: 30 }
  const pieces: RecordedPiece[] = [
    { ...film, at: 0, dur: 20_000, sp: 0, ep: 20_000, keys: [0, 2_000, 4_000, 6_000] },
    { ...film, at: 20_000, dur: 10_000, sp: 25_000, ep: 35_000, keys: [24_000, 26_000, 28_000] },
  ]

  it('begins each piece at the keyframe before it, and says by how much in all', () => {
    expect(cutRecording(pieces, [{ sp: 5_500, ep: 22_500 }])).toEqual({
      segments: [
        { ...film, sp: 4_000, ep: 20_000, dur: 16_000 },
        { ...film, sp: 24_000, ep: 27_500, dur: 3_500 },
      ],
      early: 2_500,
      dur: 19_500,
    })
  })

  it('joins several windows in the order in which they are named', () => {
    const { segments, early } = cutRecording(pieces, [
      { sp: 4_000, ep: 5_000 },
      { sp: 2_000, ep: 3_000 },
    ])
    expect([segments.map(({ sp, ep }) => [sp, ep]), early]).toEqual([
      [
        [4_000, 5_000],
        [2_000, 3_000],
      ],
      0,
    ])
  })

  it('plays the window and what the keyframes add, nothing else', () => {
    fc.assert(
      fc.property(picked, ({ pieces: all, window }) => {
        const { segments, dur, early } = cutRecording(all, [window])
        expect(dur).toBe(window.ep - window.sp + early)
        expect(early).toBeGreaterThanOrEqual(0)
        for (const { ctkey, sp, ep } of segments) {
          expect(all.find((piece) => piece.ctkey === ctkey)?.keys).toContain(sp)
          expect(sp).toBeLessThan(ep)
        }
      }),
    )
  })

  it('changes nothing where every piece begins at a keyframe already', () => {
    fc.assert(
      fc.property(picked, ({ pieces: all, window }) => {
        const snapped = cutRecording(all, [window]).segments
        const again = snapped.map((one): RecordedPiece => ({
          ...one,
          at: 0,
          keys: all.find(({ ctkey }) => ctkey === one.ctkey)?.keys ?? [],
        }))
        for (const piece of again) {
          const cut = cutRecording([piece], [{ sp: 0, ep: piece.dur }])
          expect([cut.early, cut.segments[0]?.sp]).toEqual([0, piece.sp])
        }
      }),
    )
  })

  it('ends where the first hole is', () => {
    expect(recordedLength(pieces)).toBe(30_000)
    expect(
      recordedLength([
        { at: 0, dur: 5_000 },
        { at: 6_000, dur: 5_000 },
      ]),
    ).toBe(5_000)
    expect(recordedLength([])).toBe(0)
  })
})
