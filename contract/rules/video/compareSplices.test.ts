import { expect, it } from 'vitest'
import { FPS_30 } from '../time/frameRate.ts'
import { compareSplices } from './compareSplices.ts'
import { wholeOf } from './editList.ts'

const list = {
  ...wholeOf({ asset: { cty: 'movie', id: 'm' }, rate: FPS_30, length: 9_000 }),
  breaks: [
    { id: 'same', at: 300, dur: 30_000, ap: 'mid' as const },
    { id: 'moved', at: 1_500, dur: 30_000, ap: 'mid' as const },
    { id: 'short', at: 3_000, dur: 15_000, ap: 'mid' as const },
    { id: 'absent', at: 6_000, dur: 15_000, ap: 'mid' as const },
  ],
}

it('breaks are held against the nearest of the manifest: the same, moved, of another length, missing on either side', () => {
  const manifest = [
    { at: 10_033, dur: 30_000 },
    { at: 51_000 },
    { at: 100_000, dur: 30_000 },
    { at: 240_000, dur: 60_000 },
  ]
  expect(compareSplices(list, manifest)).toEqual([
    { kind: 'same', id: 'same', at: 300 },
    { kind: 'moved', id: 'moved', at: 1_500, frames: 30 },
    { kind: 'length', id: 'short', at: 3_000, here: 15_000, there: 30_000 },
    { kind: 'absent', id: 'absent', at: 6_000 },
    { kind: 'extra', at: 7_200, dur: 60_000 },
  ])
})

it('each of them is compared once, and with what plays of the result alone', () => {
  expect(compareSplices(list, [{ at: 9_980 }, { at: 10_000 }]).map(({ kind }) => kind)).toEqual([
    ...['extra', 'same', 'absent', 'absent', 'absent'],
  ])
  const cut = { ...list, segs: [{ id: 's', in: 1_500, out: 9_000, label: '', keep: true }] }
  expect(compareSplices(cut, [{ at: 0 }])[0]).toEqual({ kind: 'same', id: 'moved', at: 0 })
})
