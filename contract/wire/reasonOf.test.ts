import { describe, expect, it } from 'vitest'
import { DomainError } from './errors.ts'
import { reasonOf } from './reasonOf.ts'

describe('why a title of a job failed', () => {
  it('is the first field at fault with the rule that it breaks', () => {
    const fields = [
      { field: '/yr', description: 'This may be at most 2100.', keyword: 'maximum', params: { limit: 2100 } },
      { field: '/lon', description: 'This is missing.', keyword: 'required' },
    ]
    expect(reasonOf(new DomainError('invalid', { fields }))).toEqual({ code: 90000422, ...fields[0] })
  })

  it('is the catalogue’s text where nothing more is known', () => {
    expect(reasonOf(new DomainError('locked'))).toEqual({
      code: 90010410,
      description: 'Someone else is editing this.',
    })
  })

  it('leaves out what no sentence names: long choices, long texts, groups', () => {
    const params = { allowedValues: ['a', 'b', 'c', 'd', 'e', 'f'], few: ['a'], pattern: 'x'.repeat(200), group: {} }
    const fields = [{ field: '/gn', description: 'This must be one of many.', keyword: 'enum', params }]
    expect(reasonOf(new DomainError('invalid', { fields })).params).toEqual({ few: ['a'] })
  })
})
