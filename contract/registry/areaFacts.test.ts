import { expect, test } from 'vitest'
import { hasAddScreen } from './areaFacts.ts'
import { AREAS } from '#contract/values/areas.ts'

test('syndication is the one area whose titles cannot be typed in (specification section 2)', () => {
  expect(AREAS.filter((area) => !hasAddScreen(area))).toEqual(['syndication'])
})
