import { expect, it } from 'vitest'
import { createMomentary } from './momentary.ts'

const aMemory = () => {
  const clock = { now: 0, value: 1 }
  const read = async () => clock.value++
  const memory = createMomentary<number>(() => clock.now)
  return { memory, clock, read }
}

it('reads once for all who ask at once, of each key, until something is written', async () => {
  const { memory, read } = aMemory()
  expect(await Promise.all([memory.of('a', read), memory.of('a', read), memory.of('b', read)])).toEqual([1, 1, 2])
  memory.forget()
  expect(await memory.of('a', read)).toBe(3)
})

it('knows nothing after a second, since not every write is told of', async () => {
  const { memory, clock, read } = aMemory()
  await memory.of('a', read)
  clock.now = 1_000
  expect(await memory.of('a', read)).toBe(2)
})

it('gives nobody who asks after a write what was being read before it', async () => {
  const { memory, read } = aMemory()
  const early = memory.of('a', read)
  memory.forget()
  expect([await early, await memory.of('a', read)]).toEqual([1, 2])
  expect(await memory.of('a', read)).toBe(2)
})

it('asks again where a reading failed', async () => {
  const { memory, read } = aMemory()
  await expect(memory.of('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await memory.of('a', read)).toBe(1)
})
