import { expect, it } from 'vitest'
import { keptTotal, visibleSets, type ReadTotals } from './keptTotals.ts'
import { laterTotals, noTotals, type TotalChange } from './kindTotals.ts'
import { createTotalsInMemory } from './totalsInMemory.ts'

const change = (urn: string, set: string, delta: number): TotalChange => ({ urn, st: 'all', prd_set: set, delta })

/** A database that numbers its moments, each with what was written by then. */
const aMemory = () => {
  const asked: (string[] | string)[] = []
  const clock = { now: 0 }
  const rows: TotalChange[] = [change('films', 'a', 1), change('clips', 'a', 1)]
  const memory = createTotalsInMemory(() => clock.now)
  const read: ReadTotals = async (since, urns) => {
    asked.push(since === undefined ? [...urns] : `since ${since}${urns.length > 0 ? `, ${urns.join()}` : ''}`)
    const news = since === undefined ? [] : rows.slice(Number(since))
    const whole = urns.map(
      (urn) =>
        [
          urn,
          laterTotals(
            noTotals(),
            rows.filter((row) => row.urn === urn),
          ),
        ] as const,
    )
    return { at: String(rows.length), news, isAddedUp: news.some(({ urn }) => urn === ''), whole: new Map(whole) }
  }
  const of = async (...urns: string[]) => {
    const totals = await memory.of(urns, read)
    return urns.map((urn) => keptTotal(totals, urn, 'all', ['a'])?.count)
  }
  return { memory, clock, asked, rows, read, of }
}

it('asks once between two writes, then for what has come, and of several kinds only for those it does not know', async () => {
  const { memory, asked, rows, of } = aMemory()
  expect(await of('films')).toEqual([1])
  expect(await of('films', 'clips')).toEqual([1, 1])
  rows.push(change('films', 'a,b', 2), change('films', 'b', 5), change('clips', 'a', -1))
  expect(await of('films', 'clips')).toEqual([1, 1])
  memory.forget()
  expect(await of('films', 'clips')).toEqual([3, 0])
  expect(asked).toEqual([['films'], 'since 2, clips', 'since 2'])
})

it('reads all anew where rows were added up, since those that are there now are no news', async () => {
  const { memory, asked, rows, of } = aMemory()
  await of('films', 'clips')
  rows.splice(0, 2, change('films', 'a', 0), change('clips', 'a', 0), change('films', 'a', 4), change('', '', 0))
  memory.forget()
  expect(await of('films')).toEqual([4])
  expect(asked).toEqual([['films', 'clips'], 'since 2', ['films']])
})

it('answers several kinds with the same totals as long as they are, whatever is worked out of them', async () => {
  const { memory, rows, read } = aMemory()
  const known = await memory.of(['films', 'clips'], read)
  memory.forget()
  expect(await memory.of(['films', 'clips'], read)).toBe(known)
  expect(await memory.of(['clips', 'films'], read)).not.toBe(known)
  rows.push(change('clips', 'a', 1))
  memory.forget()
  expect(await memory.of(['films', 'clips'], read)).not.toBe(known)
})

it('asks for what has come after a second, since not every write is told of, and for all of it after minutes', async () => {
  const { asked, clock, of } = aMemory()
  await of('films')
  clock.now = 1_000
  await of('films')
  clock.now = 600_000
  await of('films')
  expect(asked).toEqual([['films'], 'since 2', ['films']])
})

it('keeps nothing that was read while something was written', async () => {
  const { memory, read, rows, of } = aMemory()
  const late: Promise<unknown>[] = []
  await memory.of(['films'], async (...asked) => {
    const found = await read(...asked)
    rows.push(change('films', 'a', 1))
    memory.forget()
    late.push(of('films'))
    return found
  })
  expect(await Promise.all(late)).toEqual([[2]])
})

it('reads once for all who ask while another reading goes on, and goes on after one that failed', async () => {
  const { memory, asked, of, read } = aMemory()
  const failing = memory.of(['films'], async () => Promise.reject(new Error('gone')))
  await expect(failing).rejects.toThrow('gone')
  const first = of('films')
  await Promise.resolve()
  await Promise.all([first, of('films'), memory.of(['clips'], read)])
  expect(asked.flat().length).toBeLessThan(4)
  expect(await of('films', 'clips')).toEqual([1, 1])
})

it('tells sets by name where they are few, and by their products where they are many', () => {
  const sets = (many: number) => {
    const changes = Array.from({ length: many }, (_, nth) => change('films', `a,p${nth}`, 1))
    const kind = laterTotals(noTotals(), [...changes, change('films', 'z', 1)])
    return new Map([['films', kind]])
  }
  expect(visibleSets(sets(2), 'films', ['a'])).toEqual(['a,p0', 'a,p1'])
  expect(visibleSets(sets(100), 'films', ['a'])).toEqual({ products: ['a'] })
  expect(visibleSets(sets(100), 'films', ['a', 'z'])).toBe('all')
})
