import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { askName } from './askName.ts'

it.each([
  ['what is typed', 'films\n', 'films'],
  ['nothing, where no terminal is there', '', ''],
])('the name of what is to be replaced is %s', async (_, typed, name) => {
  const input = new PassThrough()
  input.end(typed)
  expect(await askName('films', { input, output: new PassThrough() })).toBe(name)
})
