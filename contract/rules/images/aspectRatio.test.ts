import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aspectRatio } from './aspectRatio.ts'

test.each([
  [1920, 1080, '16x9'],
  [16, 9, '16x9'],
  [1024, 768, '4x3'],
  [1440, 960, '3x2'],
  [1280, 768, '5x3'],
  [1280, 1024, '5x4'],
  [77, 77, '1x1'],
  [1280, 800, '16x10'],
  [8, 5, '16x10'],
  [1366, 768, ''],
  [1080, 1920, ''],
  [3000, 1000, ''],
  [0, 0, ''],
  [16, 0, ''],
  [-16, -9, ''],
  [1.6, 0.9, ''],
  [Number.NaN, 1, ''],
  [Infinity, Infinity, ''],
])('%d by %d is %j', (width, height, name) => expect(aspectRatio(width, height)).toBe(name))

test('a ratio does not depend on the size', () => {
  const side = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 500 }), (width, height, factor) => {
      expect(aspectRatio(width * factor, height * factor)).toBe(aspectRatio(width, height))
    }),
  )
})
