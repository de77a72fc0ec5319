import { expect, it } from 'vitest'
import { requestedExtensions } from './loadExtensions.ts'

it('in a browser that forbids storage the extensions are those that the address requests', () => {
  const storage = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(requestedExtensions({ search: '?extensions=examples', storage })).toEqual(['examples'])
  expect(requestedExtensions({ search: '', storage })).toEqual([])
})
