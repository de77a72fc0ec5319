import { describe, expect, it, vi } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { ACTIONS, PAGES } from '#contract/values/access.ts'
import { createViewAs, seenAs } from './viewAs.ts'

const ann = {
  uid: 'ann',
  username: 'ann',
  name: 'Ann',
  roles: ['operations_super_admin'],
  products: ['rimba-my'],
  productAdmin: true,
}

describe('seeing the console as another role', () => {
  it('shows what that role may do and nothing of what one may do oneself', () => {
    for (const role of ROLE_NAMES)
      for (const page of PAGES)
        for (const action of ACTIONS)
          expect(can(seenAs(ann, [role]), page, action)).toBe(can({ roles: [role] }, page, action))
  })

  it('leaves person and products as they are', () => {
    expect(seenAs(ann, ['creator'])).toEqual({ ...ann, roles: ['creator'] })
    expect(seenAs(ann, undefined)).toBe(ann)
  })

  it('as the default table is to have no role at all', () => {
    expect(seenAs(ann, ['default']).roles).toEqual([])
  })

  it('is told to whoever listens, and ends', () => {
    const store = createViewAs()
    const heard = vi.fn()
    const stop = store.subscribe(heard)
    store.start(['creator'])
    expect(store.get()).toEqual(['creator'])
    store.stop()
    expect(store.get()).toBeUndefined()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    store.start(['approver'])
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
