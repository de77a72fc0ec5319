import { describe, expect, it } from 'vitest'
import { fieldName } from './fieldName.ts'
import type { FormSchema } from './formSchema.ts'

const text = (title: string): FormSchema => ({ type: 'string', title })

describe('the name of a field', () => {
  const schema: FormSchema = {
    properties: {
      a: text('Plain'),
      rows: { type: 'array', title: 'Rows', items: { properties: { b: text('Cell') } } },
      either: { title: 'Either', oneOf: [{ properties: { c: text('First') } }, { $ref: '#/$defs/d' }] },
    },
    if: {},
    then: { properties: { e: text('Under a condition') } },
    $defs: { d: { properties: { d: text('Second') } } },
  }

  it.each([
    ['/a', 'Plain'],
    ['/rows/2/b', 'Rows 3, Cell'],
    ['/either/c', 'Either, First'],
    ['/either/d', 'Either, Second'],
    ['/e', 'Under a condition'],
    ['/freeName', 'Free Name'],
    ['/constructor', 'Constructor'],
  ])('at %s is %s', (pointer, name) => {
    expect(fieldName(pointer, schema, 'en')).toBe(name)
  })
})
