import { describe, expect, it } from 'vitest'
import { aType } from '#tests/support/aType.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { alikeFields } from './alikeFields.ts'

const fieldsOf = (changes: ChangeSet, schema: Record<string, unknown> = {}) =>
  alikeFields(changes, aType({ schema: { ...aType().schema, ...schema } }))

describe('a change that is the same for every title', () => {
  it('sets or clears simple values at the top of a record', () => {
    const changes = { set: { yr: 2001, pn: 'A', gnr: ['war'], vce: true }, unset: ['chty', 'yr'] }
    expect(fieldsOf(changes)).toEqual(['yr', 'pn', 'gnr', 'vce', 'chty'])
  })

  it.each<[string, ChangeSet]>([
    ['goes by what stood there', { add: { gnr: ['war'] } }],
    ['moves dates', { set: { yr: 1 }, shift: { lws: { days: 1 } } }],
    ['replaces words', { replace: [{ field: 'pn', find: 'a', with: 'b' }] }],
    ['publishes', { set: { yr: 1 }, publish: true }],
    ['moves titles', { st: 'archived' }],
    ['says nothing', {}],
    ['sets one language', { set: { 'lon.en': 'A' } }],
    ['changes names, and with them what the search finds', { unset: ['lon'] }],
    ['changes who sees a title', { set: { prd: ['x'] } }],
    ['changes a window, whose ends are judged together', { set: { lwe: '2026-01-01T00:00:00.000Z' } }],
    ['gives a number, which others may have', { set: { no: 3 } }],
    ['changes what a title stands below', { set: { parent: 'p' } }],
    ['changes lists of objects, whose entries may be others’', { set: { rat: [{ v: '13' }] } }],
    ['changes what is written by the server alone', { set: { ia: [] } }],
    ['names a field that there is none of', { set: { nope: 1 } }],
  ])('is none that %s', (_, changes) => expect(fieldsOf(changes)).toBeUndefined())

  it('is none of a schema that judges fields together, or a field by another one', () => {
    const changes = { set: { yr: 2001 } }
    const properties = aType().schema.properties as object
    expect(fieldsOf(changes, { dependentRequired: { yr: ['pn'] } })).toBeUndefined()
    expect(fieldsOf(changes, { allOf: [{ if: { required: ['yr'] } }] })).toBeUndefined()
    expect(
      fieldsOf(changes, { properties: { ...properties, end: { type: 'integer', 'x-after': 'yr' } } }),
    ).toBeUndefined()
    const inside = {
      type: 'array',
      items: { type: 'object', properties: { to: { type: 'string', 'x-after': '/yr' } } },
    }
    expect(fieldsOf(changes, { properties: { ...properties, inside } })).toBeUndefined()
  })
})
