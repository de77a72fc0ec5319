import { describe, expect, it } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import { productsOf, rememberProduct, selectedProduct } from './products.ts'
import { safeReturnPath } from './returnPath.ts'
import { PRODUCT_KEY } from './storageKeys.ts'

const actor: Actor = { uid: 'u', username: 'u', name: 'U', roles: [], products: ['rimba-sg'], productAdmin: false }
const storing = (product: string | null) => ({ getItem: (key: string) => (key === PRODUCT_KEY ? product : null) })

describe('the products of a person', () => {
  it('are those of the claim', () => {
    expect(productsOf(actor, ['rimba-my', 'rimba-sg'])).toEqual(['rimba-sg'])
  })
  it('are all that exist for the admin value, also those made since, after those that the claim names', () => {
    const admin = { ...actor, productAdmin: true }
    expect(productsOf(admin, ['rimba-my', 'rimba-sg', 'rimba-th'])).toEqual(['rimba-sg', 'rimba-my', 'rimba-th'])
    expect(productsOf(admin)).toEqual(['rimba-sg'])
  })
})

describe('the selected product', () => {
  const entitled = ['rimba-my', 'rimba-sg']
  it.each([
    ['the address first', 'rimba-sg', 'rimba-my', 'rimba-sg'],
    ['then the last choice', undefined, 'rimba-sg', 'rimba-sg'],
    ['the choice again where the address names a foreign product', 'rimba-th', 'rimba-sg', 'rimba-sg'],
    ['the first where neither helps', 'rimba-th', 'gone', 'rimba-my'],
    ['the first on the first visit', undefined, null, 'rimba-my'],
  ])('is %s', (_, inAddress, kept, expected) => {
    expect(selectedProduct({ entitled, inAddress, storage: storing(kept) })).toBe(expected)
  })
  it('is none for a person without products', () => {
    expect(selectedProduct({ entitled: [], inAddress: 'rimba-my', storage: storing('rimba-my') })).toBeUndefined()
  })
  it('is remembered when chosen', () => {
    const kept = new Map<string, string>()
    rememberProduct({ setItem: (key, value) => void kept.set(key, value) }, 'rimba-sg')
    expect(kept.get(PRODUCT_KEY)).toBe('rimba-sg')
  })
})

describe('the path to return to', () => {
  it.each(['/', '/apps/rimba-my/vod/movie?page=2#x', '/apps/电影', '/a//b'])('%s is kept', (path) => {
    expect(safeReturnPath(path)).toBe(encodeURI(path))
  })
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/apps\\..\\x',
    '/.//evil.example',
    '/..//evil.example',
    'apps',
    '',
    undefined,
    7,
    ['/apps'],
    { pathname: '/apps' },
  ])('%j leads to the root', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })
})
