import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airedStretches, airedWindows, type AiredPart } from './airedParts.ts'

describe('a cut of a title that is on air', () => {
  // Ten minutes of the title, two minutes of ads, the next ten minutes; the first minute is shown once more at the end.
  const parts: AiredPart[] = [
    { at: 0, dur: 600_000, sp: 0 },
    { at: 720_000, dur: 600_000, sp: 600_000 },
    { at: 1_320_000, dur: 60_000, sp: 0 },
  ]

  it('is made of windows around the ads, each stretch from where it was first shown', () => {
    expect(airedWindows(parts, [{ sp: 540_000, ep: 660_000 }])).toEqual({
      windows: [
        { sp: 540_000, ep: 600_000 },
        { sp: 720_000, ep: 780_000 },
      ],
      missing: 0,
    })
    expect(airedWindows(parts, [{ sp: 0, ep: 30_000 }]).windows).toEqual([{ sp: 0, ep: 30_000 }])
  })

  it('plays in the order of the cut, and says how much of it was never on air', () => {
    const cut = [
      { sp: 1_190_000, ep: 1_260_000 },
      { sp: 1_000, ep: 2_000 },
    ]
    expect(airedWindows(parts, cut)).toEqual({
      windows: [
        { sp: 1_310_000, ep: 1_320_000 },
        { sp: 1_000, ep: 2_000 },
      ],
      missing: 60_000,
    })
  })

  it('reaches as far as the airing has come', () => {
    expect(airedStretches(parts, [{ sp: 0, ep: 650_000 }])).toEqual([{ sp: 0, ep: 600_000 }])
    expect(airedStretches(parts, [{ sp: 0, ep: 730_000 }])).toEqual([
      { sp: 0, ep: 600_000 },
      { sp: 600_000, ep: 610_000 },
    ])
  })

  it('comes back as the stretches that it was made of, but for what was never on air', () => {
    const once = parts.slice(0, 2)
    fc.assert(
      fc.property(fc.nat(1_500_000), fc.nat(1_500_000), (a, b) => {
        const [sp, ep] = [Math.min(a, b), Math.max(a, b)]
        const { windows, missing } = airedWindows(once, [{ sp, ep }])
        const back = airedStretches(once, windows)
        expect(back.reduce((sum, one) => sum + one.ep - one.sp, 0) + missing).toBe(ep - sp)
        expect(back.every((one) => one.sp >= sp && one.ep <= ep)).toBe(true)
      }),
    )
  })
})
