import { expect, it } from 'vitest'
import { keepWayBack, takeWayBack } from './wayBack.ts'

function aStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

it('the wanted page is there after signing in again, once', () => {
  const storage = aStorage()
  keepWayBack(storage, '/apps/rimba-my/vod/movie?page=2')
  expect(takeWayBack(storage)).toBe('/apps/rimba-my/vod/movie?page=2')
  expect(takeWayBack(storage)).toBeUndefined()
})
it('no other site, no sign-in page and no root is kept', () => {
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '/login?return=/', '/', '']) {
    const storage = aStorage()
    keepWayBack(storage, path)
    expect(storage.kept.size).toBe(0)
  }
})
it('what somebody else has put there is not trusted', () => {
  const storage = aStorage()
  keepWayBack(storage, '/apps/x')
  for (const key of storage.kept.keys()) storage.setItem(key, '//evil.example')
  expect(takeWayBack(storage)).toBeUndefined()
})
