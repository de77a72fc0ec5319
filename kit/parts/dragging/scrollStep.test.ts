import { expect, it } from 'vitest'
import { scrollStep } from './scrollStep.ts'

const box = { left: 100, right: 900, top: 50, bottom: 450 }

it('scrolls nothing in the middle', () => {
  expect(scrollStep(box, { x: 500, y: 250 })).toEqual({ x: 0, y: 0 })
})

it('scrolls towards the edge that is near, faster the nearer, and on beyond it', () => {
  const { x: far } = scrollStep(box, { x: 870, y: 250 })
  const { x: near } = scrollStep(box, { x: 895, y: 250 })
  expect(far).toBeGreaterThan(0)
  expect(near).toBeGreaterThan(far)
  expect(scrollStep(box, { x: 2_000, y: 250 }).x).toBe(18)
  expect(scrollStep(box, { x: 500, y: 40 })).toEqual({ x: 0, y: -18 })
})
