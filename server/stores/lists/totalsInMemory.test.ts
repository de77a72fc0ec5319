import { expect, it } from 'vitest'
import type { KeptTotal } from './keptTotals.ts'
import { createTotalsInMemory } from './totalsInMemory.ts'

const total = (urn: string, sum: number): KeptTotal => ({ urn, st: 'all', prd_set: 'a', sum, parts: 1 })

const aMemory = () => {
  const asked: string[][] = []
  const clock = { now: 0, sum: 1 }
  const memory = createTotalsInMemory(() => clock.now)
  const read = async (urns: readonly string[]) => {
    asked.push([...urns])
    return urns.map((urn) => total(urn, clock.sum))
  }
  return { memory, clock, asked, of: (...urns: string[]) => memory.of(urns, read) }
}

it('asks once between two writes, and of several kinds only for those it does not know', async () => {
  const { memory, asked, of } = aMemory()
  await of('films')
  expect(await of('films', 'clips')).toEqual([total('films', 1), total('clips', 1)])
  memory.forget()
  await of('films')
  expect(asked).toEqual([['films'], ['clips'], ['films']])
})

it('answers several kinds with one list as long as it knows them, whatever is worked out of it', async () => {
  const { memory, of } = aMemory()
  await of('films', 'clips')
  const known = await of('films', 'clips')
  expect(await of('films', 'clips')).toBe(known)
  expect(await of('clips', 'films')).not.toBe(known)
  memory.forget()
  await of('films', 'clips')
  expect(await of('films', 'clips')).not.toBe(known)
})

it('knows nothing after a second, since not every write is told of', async () => {
  const { asked, clock, of } = aMemory()
  await of('films')
  clock.now = 1_000
  await of('films')
  expect(asked).toHaveLength(2)
})

it('keeps nothing that was read while something was written', async () => {
  const { memory, clock, of } = aMemory()
  const early = memory.of(['films'], async () => {
    memory.forget()
    return [total('films', 1)]
  })
  expect(await early).toEqual([total('films', 1)])
  clock.sum = 2
  expect(await of('films')).toEqual([total('films', 2)])
})
