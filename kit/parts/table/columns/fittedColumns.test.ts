import { expect, it } from 'vitest'
import { GOES } from './columnShape.ts'
import { FIRST_MORE_PX, fittedColumns } from './fittedColumns.ts'

const name = { key: 'name', minWidth: 200 }
const column = (key: string, priority?: number) => ({ key, width: 100, ...(priority !== undefined && { priority }) })
const keys = (place: number, ...columns: { key: string; width: number; priority?: number; cutTo?: number }[]) =>
  fittedColumns([name, ...columns], place, 0).map(({ key }) => key)

it('a column goes for the room of the first only where it is said to, and otherwise when the table would scroll', () => {
  const needed = 200 + 100
  expect(keys(needed + FIRST_MORE_PX, column('a', GOES.forTheFirst))).toEqual(['name', 'a'])
  expect(keys(needed + FIRST_MORE_PX - 1, column('a', GOES.forTheFirst))).toEqual(['name'])
  expect(keys(needed, column('a', GOES.lestItScrolls))).toEqual(['name', 'a'])
  expect(keys(needed - 1, column('a', GOES.lestItScrolls))).toEqual(['name'])
})

it('a column without a priority stays, and the table scrolls', () => {
  expect(keys(10, column('a'), column('b', GOES.lestItScrolls))).toEqual(['name', 'a'])
})

it('of columns that are missed alike the last one goes first', () => {
  expect(keys(300, column('a', 5), column('b', 5))).toEqual(['name', 'a'])
})

it('words are cut before a column goes', () => {
  expect(keys(260, { ...column('a', GOES.lestItScrolls), cutTo: 60 })).toEqual(['name', 'a'])
})
