import { expect, it } from 'vitest'
import { givenTime } from './givenTime.ts'

function looks(...steps: { wall: number; worked: number }[]): number[] {
  const now = { wall: 1_000, processor: 50 }
  const time = givenTime(50, { wall: () => now.wall, processor: () => now.processor })
  return steps.map(({ wall, worked }) => {
    now.wall += wall
    now.processor += worked
    return time.sinceLast()
  })
}

it('counts all the time of whoever looks about when due, busy or not', () => {
  expect(looks({ wall: 50, worked: 0 }, { wall: 90, worked: 80 })).toEqual([50, 90])
})

it('counts a late look in full where the process was busy, and hardly where the machine stood still', () => {
  expect(looks({ wall: 800, worked: 790 }, { wall: 5_000, worked: 3 })).toEqual([790, 50])
})

it('counts the share of the processors that the process was given', () => {
  expect(looks({ wall: 1_000, worked: 400 })).toEqual([400])
})
