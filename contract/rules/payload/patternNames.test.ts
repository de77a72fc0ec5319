import { expect, it } from 'vitest'
import { cleanPayload } from './cleanPayload.ts'

it('a pattern of names that would run away is matched in time linear in the name', () => {
  const schema = { type: 'object', properties: {}, patternProperties: { '^(a+)+$': { type: 'string' } } }
  const [fits, not] = ['a'.repeat(3_000), `${'a'.repeat(3_000)}!`]
  expect(cleanPayload(schema, { [fits]: 'x', [not]: 'x' })).toEqual({ payload: { [fits]: 'x' }, dropped: [`/${not}`] })
})
