import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { FRAME_RATES, FPS_30 } from '../time/frameRate.ts'
import { applyVideo } from './applyVideo.ts'
import { checkBreaks } from './checkBreaks.ts'
import { clipNames } from './clipNames.ts'
import type { VideoCommand } from './command.ts'
import { compareLists } from './compareLists.ts'
import type { EditList, EditSegment } from './editList.ts'
import { keptOf, resultLength, wholeOf } from './editList.ts'
import { placedBreaks, playedParts, resultAt, sourceAt } from './editMap.ts'
import { keyframeCut } from './keyframeCut.ts'
import { toSmil } from './toSmil.ts'

const LENGTH = 9_000
const title = { asset: { cty: 'movie', id: 'm1' }, rate: FPS_30, length: LENGTH }
const whole = wholeOf(title)
const seg = (id: string, from: number, to: number, keep = true): EditSegment => ({
  id,
  in: from,
  out: to,
  label: id,
  keep,
})
const listOf = (...segs: EditSegment[]): EditList => ({ ...whole, segs })
const after = (list: EditList, ...commands: VideoCommand[]) =>
  commands.reduce((now, command) => applyVideo(now, command).list, list)
const ranges = (list: EditList) => list.segs.map((one) => [one.in, one.out])
const refusal = (list: EditList, command: VideoCommand) => applyVideo(list, command).refused
const mid = (id: string, at: number, dur = 60_000) => ({ id, at, dur, ap: 'mid' as const })

describe('a range that is chosen', () => {
  it('is all that plays of a title that nobody has cut, and the next one its second part', () => {
    const one = after(whole, { kind: 'add', id: 'a', in: 30, out: 60, label: '' })
    expect(ranges(one)).toEqual([[30, 60]])
    expect(ranges(after(one, { kind: 'add', id: 'b', in: 10, out: 20, label: '' }))).toEqual([
      [30, 60],
      [10, 20],
    ])
  })

  it('may show frames of another where each is a clip of its own, and may not in one film', () => {
    const command = { kind: 'add', id: 'b', in: 50, out: 90, label: '' } as const
    const one = listOf(seg('a', 30, 60))
    expect(refusal(one, command)).toBe('overlap')
    const many = after({ ...one, output: 'many' }, command)
    expect(many.segs).toHaveLength(2)
    expect(refusal(many, { kind: 'setOutput', output: 'one' })).toBe('overlap')
  })

  test.each([
    ['beyond the end', 10, LENGTH + 1, 'outside'],
    ['before the start', -1, 5, 'outside'],
    ['of nothing', 5, 5, 'empty'],
    ['that runs back', 9, 5, 'empty'],
  ])('%s is refused', (_what, from, to, why) =>
    expect(refusal(whole, { kind: 'add', id: 'a', in: from, out: to, label: '' })).toBe(why),
  )
})

describe('an edge', () => {
  const list = listOf(seg('a', 0, 100), seg('b', 100, 200), seg('c', 300, 400))

  it('is trimmed as far as the neighbour, and pushes it with ripple', () => {
    expect(refusal(list, { kind: 'trim', id: 'a', edge: 'out', at: 120 })).toBe('overlap')
    expect(ranges(after(list, { kind: 'ripple', id: 'a', edge: 'out', at: 120 }))).toEqual([
      [0, 120],
      [120, 200],
      [300, 400],
    ])
    expect(ranges(after(list, { kind: 'ripple', id: 'c', edge: 'in', at: 50 }))).toEqual([
      [0, 50],
      [50, 400],
    ])
  })

  it('is rolled where two touch, and slips with the other', () => {
    expect(ranges(after(list, { kind: 'roll', id: 'a', at: 90 })).slice(0, 2)).toEqual([
      [0, 90],
      [90, 200],
    ])
    expect(refusal(list, { kind: 'roll', id: 'b', at: 190 })).toBe('apart')
    expect(ranges(after(list, { kind: 'slip', id: 'c', by: -40 }))[2]).toEqual([260, 360])
  })
})

describe('segments', () => {
  it('are split before a frame and joined again as they were', () => {
    const list = listOf(seg('a', 0, 100))
    const two = after(list, { kind: 'split', at: 40, id: 'a', newId: 'b' })
    expect(ranges(two)).toEqual([
      [0, 40],
      [40, 100],
    ])
    expect(after(two, { kind: 'join', id: 'a' })).toEqual(list)
    expect(refusal(list, { kind: 'split', at: 100, id: 'a', newId: 'b' })).toBe('empty')
    expect(refusal(list, { kind: 'join', id: 'a' })).toBe('apart')
  })

  it('play in another order once they are moved', () => {
    const list = listOf(seg('a', 0, 10), seg('b', 10, 20), seg('c', 20, 30))
    const moved = after(list, { kind: 'move', ids: ['c'], to: 0 })
    expect(moved.segs.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(moved.segs[0]).toBe(list.segs[2])
    expect(compareLists(list, moved)).toEqual({ segs: [], breaks: [], isReordered: true })
  })

  it('found by a search are one where less than two seconds lie between', () => {
    const hits = [
      { in: 200, out: 230, label: 'lamp' },
      { in: 100, out: 130, label: 'boat' },
      { in: 280, out: 300, label: 'rain' },
    ]
    expect(after(whole, { kind: 'fromHits', base: 'h', hits }).segs).toEqual([
      { id: 'h-0', in: 100, out: 130, label: 'boat', keep: true },
      { id: 'h-1', in: 200, out: 300, label: 'lamp, rain', keep: true },
    ])
  })

  it('are turned over with what no segment holds', () => {
    const turned = after(listOf(seg('a', 100, 200)), { kind: 'invert', base: 'i' })
    expect(turned.segs.map((one) => [one.in, one.out, one.keep])).toEqual([
      [0, 100, true],
      [100, 200, false],
      [200, LENGTH, true],
    ])
  })

  it('of a whole title come back when the original is restored', () => {
    const cut = after(
      whole,
      { kind: 'add', id: 'a', in: 3, out: 5, label: '' },
      { kind: 'addBreak', added: mid('x', 4) },
    )
    expect(after(cut, { kind: 'restoreOriginal' })).toEqual(whole)
    expect(after(cut, { kind: 'clear' })).toMatchObject({ segs: [], breaks: [] })
  })
})

describe('breaks', () => {
  const list = { ...listOf(seg('a', 1_000, 2_000), seg('b', 4_000, 5_000)), breaks: [mid('x', 4_500)] }

  it('follow their picture when parts move, and sleep while it is taken out', () => {
    expect(placedBreaks(list)).toEqual([{ brk: list.breaks[0], at: 1_500 }])
    expect(placedBreaks(after(list, { kind: 'move', ids: ['b'], to: 0 }))[0]?.at).toBe(500)
    const dropped = after(list, { kind: 'toggleKeep', ids: ['b'] })
    expect(placedBreaks(dropped)[0]?.at).toBeUndefined()
    expect(checkBreaks(dropped, { apart: 0, tail: 0, loads: [] })).toEqual([{ kind: 'asleep', id: 'x' }])
    expect(placedBreaks(after(dropped, { kind: 'toggleKeep', ids: ['b'] }))[0]?.at).toBe(1_500)
  })

  it('are spread evenly, at safe frames where those are near', () => {
    const spread = after(whole, { kind: 'spread', base: 's', count: 2, dur: 60_000, safe: [3_100, 4_500] })
    expect(spread.breaks.map(({ at }) => at)).toEqual([3_100, 6_000])
  })

  it('are suggested at hints that are far enough from others and both ends', () => {
    const hints = [100, 3_000, 3_200, 6_000, 8_950]
    const found = after(whole, { kind: 'autoBreaks', base: 's', hints, dur: 60_000, apart: 900 })
    expect(found.breaks.map(({ at }) => at)).toEqual([3_000, 6_000])
    expect(refusal(found, { kind: 'autoBreaks', base: 't', hints, dur: 1, apart: 900 })).toBe('noRoom')
  })

  it('do not stand twice at a frame, nor beyond the title', () => {
    expect(refusal(list, { kind: 'addBreak', added: mid('y', 4_500) })).toBe('taken')
    expect(refusal(list, { kind: 'moveBreak', id: 'x', at: LENGTH + 1 })).toBe('outside')
    expect(refusal(list, { kind: 'moveBreak', id: 'none', at: 1 })).toBe('missing')
  })

  it('are told where they are too close, too late, in a scene, or too much for an hour', () => {
    const breaks = [mid('x', 3_000), mid('y', 3_900), mid('z', 8_800)]
    const policy = { apart: 60_000, tail: 30_000, loads: [{ rules: [{ ads: 120_000 }] }] }
    expect(checkBreaks({ ...whole, breaks }, policy, [3_000, 3_905, 8_801])).toEqual([
      { kind: 'close', id: 'y', frames: 900 },
      { kind: 'unsafe', id: 'y', frames: 5 },
      { kind: 'nearEnd', id: 'z', frames: 200 },
      { kind: 'load', hour: 0, ms: 180_000, limit: 120_000 },
    ])
  })

  it('count against the load policies of the product and type, as they air one after the other', () => {
    const breaks = [mid('x', 3_000), mid('y', 3_900), mid('z', 8_800)]
    const rules = [{ breaks: 9 }, { cty: ['movie'], breaks: 2, longest: 45_000, apart: 40_000 }]
    const loads = [{ rules }, { prd: ['elsewhere'], rules: [{ breaks: 1 }] }]
    const told = (type: string) =>
      checkBreaks({ ...whole, breaks }, { apart: 0, tail: 0, loads, product: 'rimba-my', type })
    expect(told('songs')).toEqual([])
    // 900 frames are 30 s between x and y; a minute of x runs before y does.
    expect(told('movie')).toEqual([
      { kind: 'manyBreaks', hour: 0, count: 3, limit: 2 },
      { kind: 'longBreak', id: 'x', ms: 60_000, limit: 45_000 },
      { kind: 'closeBreak', id: 'y', ms: 30_000, limit: 40_000 },
      { kind: 'longBreak', id: 'y', ms: 60_000, limit: 45_000 },
      { kind: 'longBreak', id: 'z', ms: 60_000, limit: 45_000 },
    ])
  })
})

describe('a cut on keyframes', () => {
  const list = listOf(seg('a', 114, 200), seg('b', 300, 400), seg('c', 310, 320, false))

  it('says before how many frames each part begins early, and how much longer all of it is', () => {
    const cut = keyframeCut(list, [0, 100, 200, 300])
    expect(cut).toEqual({
      starts: [
        { id: 'a', at: 100, early: 14 },
        { id: 'b', at: 300, early: 0 },
      ],
      longer: 14,
      worst: 14,
    })
  })
})

describe('what is sent', () => {
  it('has the edges of each part in ms, rounded once', () => {
    const rate = { num: 30_000, den: 1001 }
    expect(toSmil({ ...listOf(seg('a', 1, 1_800)), rate, vrt: 'hd' }, 'key')).toEqual([
      { key: 'key', start: 33, end: 60_060, vrt: 'hd', fps: 29.97 },
    ])
  })

  it('has names by the pattern, no two alike and none that a disk refuses', () => {
    const list = { ...listOf(seg('a/b', 1, 2), seg('c', 3, 4)), names: '{title}: {label} {what}' }
    expect(clipNames(list, 'Film', String)).toEqual(['Film- a-b {what}', 'Film- c {what}'])
    expect(clipNames({ ...list, names: '{title}' }, 'Film', String)).toEqual(['Film', 'Film (2)'])
    expect(clipNames({ ...list, names: '' }, '', String)).toEqual(['1', '2'])
  })
})

const frame = fc.nat(LENGTH)
const ids = fc.constantFrom('a', 'b', 'c', 'whole')
const commands: fc.Arbitrary<VideoCommand> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id: ids, in: frame, out: frame, label: fc.constant('') }),
  fc.record({ kind: fc.constant('split' as const), at: frame, id: ids, newId: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constantFrom('setIn' as const, 'setOut' as const), id: ids, at: frame }),
  fc.record({
    kind: fc.constant('ripple' as const),
    id: ids,
    edge: fc.constantFrom('in' as const, 'out' as const),
    at: frame,
  }),
  fc.record({ kind: fc.constant('roll' as const), id: ids, at: frame }),
  fc.record({ kind: fc.constant('slip' as const), id: ids, by: fc.integer({ min: -300, max: 300 }) }),
  fc.record({ kind: fc.constant('move' as const), ids: fc.array(ids, { maxLength: 2 }), to: fc.nat(4) }),
  fc.record({ kind: fc.constant('toggleKeep' as const), ids: fc.array(ids, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('invert' as const), base: fc.constantFrom('i', 'j') }),
  fc.record({ kind: fc.constant('addBreak' as const), added: frame.map((at) => mid(`b${at}`, at)) }),
)
const edits = fc.array(commands, { maxLength: 12 })

describe('laws', () => {
  it('whatever is done, parts lie in the title, and those of one film share no frame', () => {
    fc.assert(
      fc.property(edits, (list) => {
        const { segs } = after(whole, ...list)
        const sorted = segs.toSorted((one, other) => one.in - other.in)
        for (const [nth, one] of sorted.entries()) {
          expect(one.in >= 0 && one.in < one.out && one.out <= LENGTH).toBe(true)
          expect(one.out).toBeLessThanOrEqual(sorted[nth + 1]?.in ?? Infinity)
        }
      }),
    )
  })

  it('what is refused or changes nothing leaves the very same list', () => {
    fc.assert(
      fc.property(edits, commands, (before, command) => {
        const list = after(whole, ...before)
        const applied = applyVideo(list, command)
        if (applied.refused) expect(applied.list).toBe(list)
        else if (applied.list !== list) expect(applied.list).not.toEqual(list)
      }),
    )
  })

  it('each frame of the result is one of a kept part, in order within it, and there are as many as those have', () => {
    fc.assert(
      fc.property(edits, fc.nat(LENGTH), (before, at) => {
        const list = after(whole, ...before)
        const parts = playedParts(list)
        const total = keptOf(list).reduce((sum, one) => sum + one.out - one.in, 0)
        const [here, next] = [sourceAt(parts, at), sourceAt(parts, at + 1)]
        expect(resultLength(list)).toBe(total)
        expect(here !== undefined).toBe(at < total)
        if (here) expect(resultAt(parts, here.frame)).toBe(at)
        if (here && next && here.part === next.part) expect(next.frame).toBe(here.frame + 1)
      }),
    )
  })

  it('milliseconds that are sent lead back to the same frames at every rate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FRAME_RATES),
        fc.nat(500_000),
        fc.integer({ min: 1, max: 5_000 }),
        (rate, from, long) => {
          const [part] = toSmil({ ...listOf(seg('a', from, from + long)), rate }, 'key')
          const back = (ms = 0) => Math.round((ms * rate.num) / rate.den / 1_000)
          expect([back(part?.start), back(part?.end)]).toEqual([from, from + long])
        },
      ),
    )
  })
})
