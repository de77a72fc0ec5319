import { expect, it } from 'vitest'
import { drawnAtOnce } from './drawnAtOnce.ts'

const sections = (...fields: number[]) =>
  fields.map((count) => ({ pointers: Array.from({ length: count }, (_, at) => `/${at}`) }))

it('draws with a form all sections that could stand in the window, and leaves the others for when they come near', () => {
  // 68 px of each head, 60 of each row of four fields.
  expect(drawnAtOnce(sections(4, 4, 1, 1, 9), 300)).toBe(3)
  expect(drawnAtOnce(sections(40, 1, 1), 900)).toBe(3)
  expect(drawnAtOnce(sections(60, 1, 1), 900)).toBe(1)
  expect(drawnAtOnce(sections(1, 1), 900)).toBe(2)
  expect(drawnAtOnce([], 900)).toBe(0)
})
