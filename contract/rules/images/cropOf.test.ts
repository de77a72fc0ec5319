import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMAGE_RATIOS } from '#contract/values/images.ts'
import { cropOf, cropOfPart, heightFactor, softness } from './cropOf.ts'

const fraction = fc.double({ min: 0, max: 1, noNaN: true })
const size = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) })
const ratio = fc.constantFrom(...IMAGE_RATIOS)
const frame = fc.record(
  {
    focal: fc.record({ x: fraction, y: fraction }),
    crop: fc.record({ left: fraction, top: fraction, width: fraction }),
  },
  { requiredKeys: [] },
)

describe('the part of a picture that a slot shows', () => {
  it('lies inside the picture, whatever was chosen', () => {
    fc.assert(
      fc.property(size, ratio, frame, (picture, slot, chosen) => {
        const part = cropOf(picture, slot, chosen)
        expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1)
        expect(part.left + part.width).toBeLessThanOrEqual(picture.width)
        expect(part.top + part.height).toBeLessThanOrEqual(picture.height)
      }),
    )
  })

  it('has the ratio of its slot, to the pixel', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 6000 }), ratio, frame, (side, slot, chosen) => {
        const wide = {
          ...chosen,
          ...(chosen.crop ? { crop: { ...chosen.crop, width: Math.max(0.2, chosen.crop.width) } } : {}),
        }
        const part = cropOf({ width: side, height: side }, slot, wide)
        expect(Math.abs(part.height - part.width * (heightFactor(slot) ?? 1))).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('stays the same when it is chosen as it stands', () => {
    fc.assert(
      fc.property(size, ratio, frame, (picture, slot, chosen) => {
        const part = cropOf(picture, slot, chosen)
        expect(cropOf(picture, slot, { crop: cropOfPart(part, picture) })).toEqual(part)
      }),
    )
  })

  it('holds the focal point in its middle where the edges allow', () => {
    expect(cropOf({ width: 1600, height: 1600 }, '16x9', { focal: { x: 0.2, y: 0.5 } })).toEqual({
      left: 0,
      top: 350,
      width: 1600,
      height: 900,
    })
    expect(cropOf({ width: 4000, height: 900 }, '16x9', { focal: { x: 0.5, y: 0.5 } }).left).toBe(1200)
    expect(cropOf({ width: 4000, height: 900 }, '16x9', { focal: { x: 0, y: 0.5 } }).left).toBe(0)
  })
})

it('a slot looks soft where its part is narrower than a large screen shows it', () => {
  expect(softness({ width: 480, height: 270 }, '16x9', {})).toEqual({ width: 480, wanted: 640 })
  expect(softness({ width: 1920, height: 1080 }, '16x9', {})).toBeUndefined()
  expect(softness({ width: 1920, height: 1080 }, '16x9', { crop: { left: 0, top: 0, width: 0.25 } })?.width).toBe(480)
})

it('what is no ratio shows the whole picture', () => {
  expect(cropOf({ width: 300, height: 200 }, 'whole', { focal: { x: 0, y: 0 } })).toMatchObject({
    width: 300,
    height: 200,
  })
})
