import { describe, expect, it } from 'vitest'
import { bringBackLongAddress, longAddressAside, putAsideLongAddress } from './longAddress.ts'
import { LONG_ADDRESS_KEY } from './storageKeys.ts'

function aPage(address: string) {
  const kept = new Map<string, string>()
  const shown: string[] = []
  const { pathname, search, hash } = new URL(address, 'http://own')
  return {
    kept,
    shown,
    location: { pathname, search, hash },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    show: (path: string) => void shown.push(path),
  }
}

describe('an address that is too long for the sign-in', () => {
  it('is put aside and back on the page afterwards, once', () => {
    const long = `/apps/rimba-my/vod/movie?filter=${'x'.repeat(3_000)}`
    const page = aPage(long)
    putAsideLongAddress(page)
    expect(page.shown).toEqual(['/'])
    expect(longAddressAside(page.storage)).toBe('/apps/rimba-my/vod/movie')
    bringBackLongAddress(page)
    bringBackLongAddress(page)
    expect(longAddressAside(page.storage)).toBeUndefined()
    expect(page.shown).toEqual(['/', long])
  })

  it('leaves every other address alone', () => {
    const page = aPage('/apps/rimba-my/vod/movie?filter=short')
    putAsideLongAddress(page)
    bringBackLongAddress(page)
    expect(page.shown).toEqual([])
  })

  it('never leads to another origin', () => {
    const page = aPage('/')
    page.kept.set(LONG_ADDRESS_KEY, '//elsewhere.example')
    bringBackLongAddress(page)
    expect(page.shown).toEqual(['/'])
  })
})
