import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createPeaks, PEAK_RATE } from './peaks.ts'

const pcm = (values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeInt16LE(value, at * 2)
  return bytes
}
const levelsOf = (pieces: readonly Buffer[]) => {
  const peaks = createPeaks()
  for (const piece of pieces) peaks.add(piece)
  return peaks.levels()
}

it('loud stretches stand out, silence is a line', () => {
  const silence = Array.from({ length: PEAK_RATE / 2 }, () => 0)
  const loud = Array.from({ length: PEAK_RATE / 2 }, (_, at) => (at % 2 === 0 ? 32_767 : -32_768))
  const [finest] = levelsOf([pcm([...silence, ...loud])])
  expect(finest?.perSecond).toBe(50)
  expect(finest?.peaks.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 0))
  expect(finest?.peaks.slice(-2)).toEqual([-127, 127])
})

it('each level shows the extremes of the one below, in a quarter of the room', () => {
  const [finest, next] = levelsOf([
    pcm(Array.from({ length: 160 * 3_000 }, (_, at) => ((at * 7_919) % 65_536) - 32_768)),
  ])
  expect(next?.peaks.length).toBe((finest?.peaks.length ?? 0) / 4)
  expect(next?.peaks[0]).toBe(Math.min(...(finest?.peaks.slice(0, 8) ?? [])))
  expect(next?.perSecond).toBe(12.5)
})

it('how the samples are cut into pieces changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -32_768, max: 32_767 }), { maxLength: 900 }),
      fc.nat(1_800),
      (values, cut) => {
        const bytes = pcm(values)
        expect(levelsOf([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(levelsOf([bytes]))
      },
    ),
  )
})
