import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchKey } from '#contract/rules/searchText.ts'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import type { Database } from '../../db/openDatabase.ts'
import { joinsOfTerm } from './joins.ts'

it('are the letters around each space of which a term tells as many as are stored', () => {
  expect(joinsOfTerm('the man who')).toEqual(['the ma', 'man wh'])
  expect(joinsOfTerm('adventures of')).toEqual(['res of'])
  expect(joinsOfTerm('in a day')).toEqual(['a da'])
  expect(joinsOfTerm('a man w')).toEqual([])
  expect(joinsOfTerm('harbour')).toEqual([])
})

it('are none of what may be an id, nor beside letters of other scripts', () => {
  expect(joinsOfTerm('dead face')).toEqual([])
  expect(joinsOfTerm(searchKey('the காதல் man'))).toEqual([])
  expect(joinsOfTerm(searchKey('the man காதல்'))).toEqual(['the ma'])
})

describe.each(TEST_ENGINES)('the joins that %s has of a text', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const WORDS = ['a', 'of', 'to', 'the', 'man', 'who', 'harbour', 'x1', '7', 'zoë', '海港', 'கடற்', 'காதல்', 'é']
  const line = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))

  it('are all that any part of it has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        fc.nat(),
        async (lines, from, length) => {
          const keys = lines.map(searchKey)
          const [key = ''] = keys
          const start = from % key.length
          const term = key.slice(start, start + 1 + (length % key.length)).trim()
          const said = `\n${keys.join('\n')}\n`
          const { rows } = await database.pool.query<{ are: boolean }>(`SELECT said_joins($1) @> $2::text[] AS are`, [
            said,
            joinsOfTerm(term),
          ])
          expect(rows).toEqual([{ are: true }])
        },
      ),
      { numRuns: lawRuns(200) },
    )
  })
})
