import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { FILTER_KINDS, FILTER_OPERATORS } from '#contract/values/filters.ts'
import { fittingEntries } from './fittingEntries.ts'
import { audienceOf, audienceWord, audiencesOf, mayShareView } from './mayShareView.ts'
import { isNegated, negateEntry } from './negateEntry.ts'
import { operatorFor, operatorsOfKind } from './operatorsOfKind.ts'

const label = { en: 'x', zh: 'x', ms: 'x', ta: 'x' }
const filters: TypeFilter[] = [
  { field: 'gnr', kind: 'facet', label },
  { field: 'ut', kind: 'date', label },
  { field: 'changed', kind: 'flag', label },
]
const kind = fc.constantFrom(...FILTER_KINDS)
const entry = fc.record({
  field: fc.constantFrom('gnr', 'ut', 'changed', 'gone'),
  term: fc.oneof(fc.constantFrom('true', 'false', 'today', ''), fc.array(fc.string(), { maxLength: 2 })),
  operator: fc.constantFrom(...FILTER_OPERATORS),
})

describe('entries of a filter', () => {
  it('are negated and back to what they were, where the wire can say it', () => {
    fc.assert(
      fc.property(kind, entry, (of, one) => {
        const flags = of === 'flag' || of === 'boolean'
        const operator = operatorFor(of, one.operator)
        fc.pre(operator !== undefined && (!flags || one.term === 'true' || one.term === 'false'))
        const sound = { ...one, operator }
        const negated = negateEntry(of, sound)
        if (!negated) return
        expect(negated).not.toEqual(sound)
        expect(negateEntry(of, negated)).toEqual(sound)
        expect(operatorFor(of, negated.operator)).toBe(negated.operator)
      }),
    )
  })
  it('say not where they do, and a date has no negation', () => {
    expect(isNegated('choice', { field: 'gnr', operator: 'none of' })).toBe(true)
    expect(isNegated('flag', { field: 'changed', term: 'false' })).toBe(true)
    expect(isNegated('flag', { field: 'changed', term: 'true' })).toBe(false)
    expect(negateEntry('date', { field: 'ut', operator: 'within', term: 'today' })).toBeUndefined()
    expect(operatorFor('choice')).toBe('one of')
  })
  it('have an operator whatever their kind', () => {
    for (const one of FILTER_KINDS) expect(operatorsOfKind(one).length).toBeGreaterThan(0)
  })
  it('of fields that are gone are left out and named once, all others stay in order', () => {
    const entries = [
      { field: 'gone', term: 'x' },
      { field: 'gnr', term: ['drama'] },
      { field: 'gone', term: 'y' },
      { field: 'ut', operator: 'is empty' as const },
      { field: 'ut', operator: 'contains' as const, term: 'x' },
      { field: 'changed', term: '' },
    ]
    expect(fittingEntries(filters, entries)).toEqual({
      fitting: [entries[1], entries[3]],
      dropped: ['gone', 'ut', 'changed'],
    })
  })
  it('fit again once they fitted, and none is lost between the two lists', () => {
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const { fitting, dropped } = fittingEntries(filters, entries)
        expect(fittingEntries(filters, fitting)).toEqual({ fitting, dropped: [] })
        for (const one of entries) expect(fitting.includes(one) || dropped.includes(one.field)).toBe(true)
      }),
    )
  })
})

describe('sharing a view', () => {
  const page = 'cp_datastore'
  const all = { scope: 'all' } as const
  it('with one’s own role takes update, with everybody publish, with other roles the configuration', () => {
    const creator = { roles: ['creator'] }
    expect(mayShareView(creator, page, { scope: 'role', role: 'creator' })).toBe(true)
    expect(mayShareView(creator, page, { scope: 'role', role: 'approver' })).toBe(false)
    expect(mayShareView(creator, page, all)).toBe(false)
    expect(mayShareView({ roles: ['approver'] }, page, all)).toBe(true)
    expect(mayShareView({ roles: ['content_user'] }, page, { scope: 'role', role: 'content_user' })).toBe(false)
    expect(mayShareView({ roles: ['appconfig_admin'] }, page, { scope: 'role', role: 'creator' })).toBe(true)
    expect(mayShareView({ roles: [] }, page, { scope: 'me' })).toBe(true)
  })
  it('reaches those of the role, or everybody', () => {
    expect(audiencesOf({ roles: ['creator'] })).toEqual(['all', 'role:creator'])
    expect(audiencesOf({ roles: ['approver'] })).not.toContain('role:creator')
    expect(audiencesOf({ roles: [] })).toContain('all')
    expect(audiencesOf({ roles: ['creator'] })).not.toContain(audienceWord({ scope: 'me' }))
  })
  it('is told in one word and back', () => {
    for (const audience of [{ scope: 'me' }, all, { scope: 'role', role: 'a:b' }] as const)
      expect(audienceOf(audienceWord(audience))).toEqual(audience)
  })
})
