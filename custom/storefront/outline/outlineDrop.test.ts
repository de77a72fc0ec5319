import { expect, test } from 'vitest'
import { sampleStorefront } from '#tests/support/sampleStorefront.ts'
import { outlineDrop } from './outlineDrop.ts'
import { outlineRows } from './outlineRows.ts'

const storefront = sampleStorefront()
const rows = outlineRows(storefront, { folded: new Set(), search: '', nameOf: ({ id }) => id })
const row = (key: string) => rows.find((one) => one.key === key)
const drop = (key: string, target: string, fraction?: number) =>
  outlineDrop(storefront, [row(key), row(target)], fraction)

test('a container is put before or behind another, or at the end of a tab', () => {
  expect(drop('home/tamil', 'movies/chinese', 0.2)).toEqual({
    place: { of: 'container', tab: 'movies', at: 1 },
    landing: 'before',
  })
  expect(drop('home/tamil', 'movies/chinese', 0.8)?.place).toEqual({ of: 'container', tab: 'movies', at: 2 })
  expect(drop('home/tamil', 'sports')).toEqual({ place: { of: 'container', tab: 'sports', at: 0 }, landing: 'into' })
  expect(drop('home/tamil', 'home/tamil')).toBeUndefined()
})

test('a tab is put among tabs, also over what stands in them, and never into itself', () => {
  expect(drop('sports', 'home', 0.1)?.place).toEqual({ of: 'tab', at: 0 })
  expect(drop('home', 'movies/kids', 0.9)?.place).toEqual({ of: 'tab', at: 2 })
  expect(drop('home', 'home/tamil')).toBeUndefined()
})
