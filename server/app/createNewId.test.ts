import { expect, it } from 'vitest'
import { validate, version } from 'uuid'
import { createNewId } from './createNewId.ts'

it('makes ids that differ, each behind the one before, whatever the clock does', () => {
  let clock = Date.UTC(2026, 10, 23)
  const newId = createNewId(() => clock)
  const ids = Array.from({ length: 2_000 }, (_, nth) => {
    if (nth % 700 === 0) clock += nth === 700 ? -5_000 : 1
    return newId()
  })
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(parseInt(ids[0]!.replace('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 23) + 1)
})
