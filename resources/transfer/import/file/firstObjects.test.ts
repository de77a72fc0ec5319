import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { firstObjects } from './firstObjects.ts'

const record = fc.dictionary(fc.string(), fc.jsonValue())
/** What JSON can say of a record: a minus before zero it cannot. */
const told = (records: unknown) => JSON.parse(JSON.stringify(records)) as unknown

test('the first records of any list and of any lines are read, however the text breaks off', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 4 }), fc.nat(), (records, cut) => {
      const list = JSON.stringify(records)
      expect(firstObjects(list, 9)).toEqual(told(records))
      expect(firstObjects(records.map((one) => JSON.stringify(one)).join('\n'), 9)).toEqual(told(records))
      const some = firstObjects(list.slice(0, cut), 9)
      expect(some).toEqual(told(records.slice(0, some.length)))
    }),
  )
})

it('stops once there are enough', () => {
  expect(firstObjects('[{"a":1},{"a":2},{"a":3}]', 2)).toEqual([{ a: 1 }, { a: 2 }])
})
