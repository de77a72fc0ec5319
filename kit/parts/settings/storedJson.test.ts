import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStored, writeStored } from './storedJson.ts'

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }
}

test('whatever is kept is read again', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), (key, value) => {
      const storage = memory()
      expect(writeStored(storage, key, value)).toBe(true)
      expect(JSON.stringify(readStored(storage, key))).toBe(JSON.stringify(value))
    }),
  )
})

test('what another program left there, or nothing at all, is null', () => {
  const storage = memory()
  expect(readStored(storage, 'key')).toBeNull()
  storage.setItem('key', '{half a')
  expect(readStored(storage, 'key')).toBeNull()
})

test('a storage that refuses is told, not thrown', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(writeStored({ setItem: refuse }, 'key', 1)).toBe(false)
  expect(readStored({ getItem: refuse }, 'key')).toBeNull()
})
