import { expect, test } from 'vitest'
import { lensFromSearch, searchOfLens } from './lensAddress.ts'
import type { StorefrontLens } from './storefrontView.ts'

test('the lens stands in the address and comes back out of it; what is usual is not said', () => {
  const lens: StorefrontLens = {
    device: 'tablet',
    lang: 'ta',
    moment: 1_800_000_000_000,
    side: 'live',
    stress: 'rtl',
    audience: { age: ['adult'], 'plan:tv': ['premium', 'a:b'] },
  }
  const params = searchOfLens(new URLSearchParams('other=1'), lens)
  expect(lensFromSearch(params, 'en')).toEqual(lens)
  const usual = {
    device: 'tv',
    lang: undefined,
    moment: 'now',
    side: 'draft',
    stress: undefined,
    audience: {},
  } as const
  expect(searchOfLens(params, usual).toString()).toBe('other=1')
  expect(lensFromSearch(new URLSearchParams('at=x&device=fridge&viewer=:&viewer=%25E0%25:1'), 'ms')).toEqual({
    ...{ device: 'tv', lang: 'ms', moment: 'now', side: 'draft', audience: {} },
  })
})
