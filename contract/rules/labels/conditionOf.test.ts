import { expect, it } from 'vitest'
import { conditionOf } from './conditionOf.ts'

it('tells the reason of a conditional publication, and nothing of any other record', () => {
  expect(conditionOf({ cond_pub: { value: true, reason: 'Subtitles follow' } })).toBe('Subtitles follow')
  expect(conditionOf({ cond_pub: { value: true } })).toBe('')
  for (const record of [{}, { cond_pub: null }, { cond_pub: true }, { cond_pub: { value: false, reason: 'old' } }])
    expect(conditionOf(record)).toBeUndefined()
})
