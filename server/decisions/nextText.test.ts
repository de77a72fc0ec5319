import { expect, test } from 'vitest'
import { anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { textFrom } from './nextText.ts'

const type = aType()
const caller = { actor: anActor(), services: { types: { getVersion: () => type } } } as unknown as Parameters<
  typeof textFrom
>[0]

test('Fields that say what they said are the stored ones, others as they were sent', async () => {
  const stored = { lon: [{ lang: 'en', n: 'Harbour' }], gnr: ['drama'], prd: ['rimba-my'] }
  const sent = { lon: [{ n: 'Harbour', lang: 'en' }], gnr: ['crime'], prd: ['rimba-my'] }
  const asked = { formVersion: undefined, products: ['rimba-my'] }
  const { payload } = await textFrom(caller, type, sent, stored, asked)
  expect(payload).toEqual(sent)
  expect(payload.lon).toBe(stored.lon)
  expect(payload.prd).toBe(stored.prd)
  expect(payload.gnr).not.toBe(stored.gnr)
})
