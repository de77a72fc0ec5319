import { describe, expect, it } from 'vitest'
import { actorOfClaims } from './actorOfClaims.ts'

const claims = {
  sub: 'u-1',
  preferred_username: 'admin',
  name: 'Nurul Huda',
  realm_access: { roles: ['content_admin', 'offline_access', 'uma_authorization'] },
  product: ['rimba-my', 'rimba-sg'],
  sid: 's-1',
}

describe('actorOfClaims', () => {
  it('names the person, the roles without the technical ones, and the products', () => {
    expect(actorOfClaims(claims)).toEqual({
      uid: 'u-1',
      username: 'admin',
      name: 'Nurul Huda',
      roles: ['content_admin'],
      products: ['rimba-my', 'rimba-sg'],
      productAdmin: false,
      sid: 's-1',
    })
  })

  it('reads the admin value of the product claim as a right, not as a product', () => {
    const actor = actorOfClaims({ ...claims, product: ['rimba-my', 'admin'] })
    expect(actor).toMatchObject({ products: ['rimba-my'], productAdmin: true })
  })

  it.each(['Admin', 'admin ', 'ADMIN', 'administrator'])('does not take %j for the admin value', (value) => {
    expect(actorOfClaims({ ...claims, product: [value] })).toMatchObject({ productAdmin: false })
  })

  it('never takes the fallback product from a token', () => {
    expect(actorOfClaims({ ...claims, product: ['default', 'rimba-my'] })?.products).toEqual(['rimba-my'])
  })

  it.each([
    ['a string', 'content_admin'],
    ['an object', { 0: 'content_admin' }],
    ['a nested list', [['content_admin']]],
    ['a list with a number', ['content_admin', 7]],
    ['a list with nothing', ['content_admin', null]],
    ['an endless list', Array.from({ length: 10_000 }, (_, n) => `role${n}`)],
  ])('gives no role and no product to %s', (_, odd) => {
    expect(actorOfClaims({ ...claims, realm_access: { roles: odd }, product: odd })).toMatchObject({
      roles: [],
      products: [],
      productAdmin: false,
    })
  })

  it.each([null, 'content_admin', ['content_admin'], 7])('gives no role when realm_access is %j', (odd) => {
    expect(actorOfClaims({ ...claims, realm_access: odd })?.roles).toEqual([])
  })

  it.each([undefined, '', '  ', 7, {}])('names nobody when the subject is %j', (sub) => {
    expect(actorOfClaims({ ...claims, sub })).toBeUndefined()
  })

  it('falls back to the username, then to the subject, for a missing name', () => {
    expect(actorOfClaims({ ...claims, name: 7 })?.name).toBe('admin')
    expect(actorOfClaims({ sub: 'u-1' })).toMatchObject({ username: 'u-1', name: 'u-1', roles: [], products: [] })
  })
})
