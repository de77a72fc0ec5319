import { expect, it } from 'vitest'
import { failureTable } from './failureTable.ts'

it('the rows that cannot be read make a table that no spreadsheet runs', () => {
  const faults = [
    { row: 3, column: 'Year', field: '/yr', code: 1, description: 'Too early' },
    { row: 7, code: 2, description: '=HYPERLINK("x")' },
  ]
  const head = ['Row', 'Column', 'Field', 'Reason']
  expect(failureTable(faults, { head, why: ({ description }) => description })).toBe(
    '\uFEFFRow,Column,Field,Reason\r\n3,Year,/yr,Too early\r\n7,,,"\'=HYPERLINK(""x"")"\r\n',
  )
})
