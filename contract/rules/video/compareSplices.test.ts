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

it('a hundred thousand of a manifest, all around one break, are each looked at a few times', () => {
  let looks = 0
  const manifest = Array.from({ length: 100_000 }, (_, nth) => ({
    get at() {
      looks += 1
      return 8_000 + nth / 25
    },
  }))
  const checks = compareSplices(list, manifest)
  expect(checks.filter(({ kind }) => kind !== 'extra').map(({ kind }) => kind)).toEqual([
    ...['same', 'absent', 'absent', 'absent'],
  ])
  expect(looks).toBeLessThan(10 * manifest.length)
})

it('of those around several breaks the nearest two are paired first, as bare comparison of all with all does', () => {
  for (const [nth, seed] of [7, 77, 777, 7_777].entries()) {
    const drawn = (step: number) => (step * seed * 7_919) % 8_963
    const breaks = list.breaks.map((brk, at) => ({ ...brk, at: 1 + drawn(at + nth) }))
    const manifest = Array.from({ length: 12 }, (_, at) => ({ at: drawn(at * 31 + nth) * 33 + 7 }))
    const moved = compareSplices({ ...list, breaks }, manifest).flatMap((check) =>
      check.kind === 'moved' || check.kind === 'same' ? [check.id] : [],
    )
    expect(moved.toSorted()).toEqual(pairedByAll(breaks, manifest).toSorted())
  }
})

/** Which breaks have a partner, by the shortest of all distances again and again. */
function pairedByAll(breaks: readonly { id: string; at: number }[], manifest: readonly { at: number }[]): string[] {
  const pairs = breaks
    .flatMap(({ id, at }) => manifest.map((there) => ({ id, there, off: Math.abs((at * 1_000) / 30 - there.at) })))
    .filter(({ off }) => off <= 5_000)
    .toSorted((one, other) => one.off - other.off)
  const [found, taken] = [new Set<string>(), new Set<object>()]
  for (const { id, there } of pairs) {
    if (found.has(id) || taken.has(there)) continue
    found.add(id)
    taken.add(there)
  }
  return [...found]
}
