import { describe, expect, it } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import { createProductChoice } from './productChoice.ts'

const person: Actor = {
  uid: 'u',
  username: 'u',
  name: 'U',
  roles: [],
  products: ['rimba-my', 'rimba-sg'],
  productAdmin: false,
}

function aBrowser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const tab = (actor: Partial<Actor> = {}) => createProductChoice({ actor: () => ({ ...person, ...actor }), storage })
  return { tab, remembered: () => [...kept.values()] }
}

describe('the selected product of a tab', () => {
  it('is that of the address, which is not remembered', () => {
    const { tab, remembered } = aBrowser()
    const choice = tab()
    expect(choice.at('/apps/rimba-sg/vod/movie')).toBe('rimba-sg')
    expect(choice.get()).toBe('rimba-sg')
    expect(remembered()).toEqual([])
  })

  it('stays that of the last address on a page that names none', () => {
    const choice = aBrowser().tab()
    choice.at('/apps/rimba-sg/vod/movie')
    expect(choice.at('/pages/profile')).toBe('rimba-sg')
    expect(choice.at('/apps/vod/movie')).toBe('rimba-sg')
  })

  it('is remembered for the next tab once a chosen address was reached', () => {
    const { tab, remembered } = aBrowser()
    const choice = tab()
    choice.at('/apps/rimba-my/vod/movie')
    choice.chooseOnArrival('rimba-sg')
    choice.arrived('/apps/rimba-my/vod/movie')
    expect(remembered()).toEqual([])
    choice.at('/apps/rimba-sg/vod/movie')
    choice.arrived('/apps/rimba-sg/vod/movie')
    expect(remembered()).toEqual(['rimba-sg'])
    expect(tab().at('/')).toBe('rimba-sg')
  })

  it('does not follow what another tab chooses', () => {
    const { tab } = aBrowser()
    const one = tab()
    const other = tab()
    one.at('/apps/rimba-my/vod/movie')
    other.choose('rimba-sg')
    expect(one.get()).toBe('rimba-my')
    expect(one.at('/apps/rimba-my/vod/movie')).toBe('rimba-my')
  })

  it('is never one that the person lacks', () => {
    expect(aBrowser().tab().at('/apps/rimba-th/vod/movie')).toBe('rimba-my')
    expect(aBrowser().tab({ products: [] }).at('/apps/rimba-my/vod/movie')).toBeUndefined()
  })

  it('may be any that exists for the admin value, and the address’s while nobody knows which exist', () => {
    const choice = aBrowser().tab({ products: [], productAdmin: true })
    expect(choice.at('/apps/rimba-th/vod/movie')).toBe('rimba-th')
    expect(choice.version()).toBe(0)
    choice.know(['rimba-my', 'rimba-th'])
    expect(choice.get()).toBe('rimba-th')
    choice.know(['rimba-my'])
    expect(choice.get()).toBe('rimba-my')
    expect(choice.version()).toBe(2)
  })
})
