import { expect, it } from 'vitest'
import type { JobItem } from '#contract/schemas/bulk.ts'
import { failuresFile } from './failuresFile.ts'

const item: JobItem = {
  nth: 3,
  key: '7',
  cty: 'movie',
  lon: [{ lang: 'en', n: '=HYPERLINK("x")' }],
  outcome: 'failure',
  code: 90010423,
  field: '/yr',
}

it('failures become a table whose titles no spreadsheet runs', () => {
  const file = failuresFile([item], {
    head: (column) => column,
    titleOf: ({ lon }) => lon[0]?.n ?? '',
    reasonOf: () => 'Ann, who edits it, holds the lock.',
  })
  expect(file).toBe(
    '\uFEFFtitle,id,type,row,field,code,reason\r\n' +
      '"\'=HYPERLINK(""x"")",7,movie,3,/yr,90010423,"Ann, who edits it, holds the lock."\r\n',
  )
})
