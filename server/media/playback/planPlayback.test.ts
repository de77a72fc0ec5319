import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FRAME_RATES, type FrameRate } from '#contract/rules/time/frameRate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { MediaFile } from '../../stores/mediaStore.ts'
import { manifestOf } from './manifestOf.ts'
import { planPlayback, type Source } from './planPlayback.ts'

type Film = { rate?: FrameRate; seconds?: number; gop?: number; edit?: number; start?: number }

/** A film of a rate with a keyframe every so many frames. */
function aFilm({ rate = { num: 30, den: 1 }, seconds = 60, gop = 60, edit = 0, start = 0 }: Film = {}): MediaFile {
  const { num, den } = rate
  const frames = Math.round((seconds * num) / den)
  const keys = Array.from({ length: Math.ceil(frames / gop) }, (_, nth) => start + nth * gop * den)
  const facts = { kind: 'video', codec: 'avc1.4d401e', timescale: num, start, edit, duration: frames * den, keys, rate }
  const places = { init: [0, 99], index: [100, 199], width: 320, height: 180 } as const
  return { hash: `film${num}`, size: 100_000, facts: { ...facts, ...places, kind: 'video' } }
}
const sound: MediaFile = {
  hash: 'sound',
  size: 50_000,
  facts: {
    ...{ kind: 'audio', codec: 'mp4a.40.2', timescale: 48_000, start: 0, edit: 1_024, duration: 2_880_000, keys: [0] },
    ...{ init: [0, 99], index: [100, 199], sampleRate: 48_000 },
  },
}
const film = (change: Film = {}): Source => ({ video: aFilm(change), audio: sound })
const piece = (start: number, end: number) => ({ key: 'a', start, end })
const planOf = (start: number, end: number, source = film()) => planPlayback([piece(start, end)], [source])

describe('pieces in a row', () => {
  it('begin at the keyframe before their start, and say by how much', () => {
    const { items, duration, plan } = planPlayback([piece(4_200, 9_000), piece(2_000, 3_000)], [film(), film()])
    expect(items).toMatchObject([
      { at: 0, early: 200, dur: 5_000, frame: 120, frames: 150, rate: { num: 30, den: 1 } },
      { at: 5_000, early: 0, dur: 1_000, frame: 60, frames: 30 },
    ])
    expect(duration).toBe(6_000)
    expect(plan.pieces[0]).toEqual({
      at: 0,
      length: 5_000_000,
      video: { hash: 'film30', offset: 120 },
      audio: { hash: 'sound', offset: 192_000 },
    })
  })

  it('a start in whole ms means the keyframe whose time it rounds', () => {
    const ntsc = film({ rate: { num: 30_000, den: 1001 }, gop: 60, seconds: 30 })
    expect(planOf(2_002, 4_000, ntsc).items[0]).toMatchObject({ early: 0, frame: 60 })
    // Frame 180 is shown at 6.006 s, frame 300 at 10.01 s.
    expect(planOf(6_006, 10_010, ntsc).items[0]).toMatchObject({ early: 0, frame: 180, frames: 120 })
  })

  it('an edit list moves picture and sound alike', () => {
    const shifted = { video: aFilm({ start: 2, edit: 2 }), audio: sound }
    expect(planOf(2_000, 4_000, shifted).plan.pieces[0]?.video?.offset).toBe(60)
    expect(planOf(2_000, 4_000, { video: aFilm({ start: 2 }) }).plan.pieces[0]?.video?.offset).toBe(62)
  })

  it('sound alone begins where it is asked to, and a piece without sound makes all silent', () => {
    expect(planOf(1_234, 2_000, { audio: sound }).items[0]).toMatchObject({ early: 0, dur: 766 })
    const { items, plan } = planPlayback([piece(0, 1_000), piece(0, 1_000)], [film(), { video: aFilm() }])
    expect(items.map(({ silent }) => silent)).toEqual([true, true])
    expect(plan.pieces.some(({ audio }) => audio)).toBe(false)
  })

  test.each([
    ['a start behind the end of the media', 60_000, 61_000, '/smil/0/start'],
    ['an end far behind it', 0, 60_100, '/smil/0/end'],
    ['an end before the start', 2_000, 1_000, '/smil/0/end'],
    ['no length at all', 2_000, 2_000, '/smil/0/end'],
  ])('%s is refused at its field', (_what, start, end, field) => {
    const refused = () => planOf(start, end)
    expect(refused).toThrow(DomainError)
    expect(refused).toThrow(
      expect.objectContaining({ code: 'badSegment', details: { fields: [expect.objectContaining({ field })] } }),
    )
  })

  it('a title without media is told by its place', () => {
    expect(() => planPlayback([piece(0, 1)], [{}])).toThrow(expect.objectContaining({ code: 'noMedia' }))
  })

  it('no piece starts later than asked or more than a keyframe early, and the whole is the sum of its pieces', () => {
    const rates = FRAME_RATES
    const cut = fc.record({
      rate: fc.constantFrom(...rates),
      start: fc.nat(28_000),
      length: fc.integer({ min: 1, max: 1_900 }),
    })
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 12 }), (cuts) => {
        const { items, duration, plan } = planPlayback(
          cuts.map(({ start, length }) => piece(start, start + length)),
          cuts.map(({ rate }) => film({ rate, seconds: 30, gop: 48 })),
        )
        for (const [nth, { early, at }] of items.entries()) {
          expect(early).toBeGreaterThanOrEqual(0)
          const { num, den } = cuts[nth]?.rate ?? { num: 24, den: 1 }
          expect(early).toBeLessThanOrEqual(Math.ceil((48_000 * den) / num))
          const before = plan.pieces.slice(0, nth).reduce((sum, { length }) => sum + length, 0)
          expect(plan.pieces[nth]?.at).toBe(before)
          expect(at).toBe(Math.round(before / 1_000))
        }
        expect(duration).toBe(Math.round(plan.pieces.reduce((sum, { length }) => sum + length, 0) / 1_000))
      }),
    )
  })
})

it('the manifest is a period per piece, each a window onto the stored file', () => {
  const { plan } = planPlayback([piece(4_200, 9_000), piece(0, 2_500)], [film(), film({ rate: { num: 25, den: 1 } })])
  const text = manifestOf(plan, (hash) => `../word&${hash}/video.mp4`)
  expect(text.match(/<Period .*?>/g)).toEqual([
    '<Period id="p0" start="PT0S" duration="PT5S">',
    '<Period id="p1" start="PT5S" duration="PT2.5S">',
  ])
  expect(text).toContain('mediaPresentationDuration="PT7.5S"')
  expect(text).toContain('<BaseURL>../word&amp;film30/video.mp4</BaseURL>')
  expect(text).toContain('<SegmentBase timescale="30" presentationTimeOffset="120" indexRange="100-199">')
  expect(text).toContain('<Initialization range="0-99"/>')
  expect(text).toContain('codecs="mp4a.40.2" audioSamplingRate="48000"')
})
