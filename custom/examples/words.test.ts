import { expect, it } from 'vitest'
import { flatten } from '#tests/support/flatten.ts'
import { words } from './words.ts'

it('the words of the examples stand in all four languages', () => {
  const keys = [...flatten(words.en).keys()]
  for (const own of [words.zh, words.ms, words.ta]) expect([...flatten(own).keys()]).toEqual(keys)
})
