import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATUSES } from '#contract/values/status.ts'
import { USE_VERBS } from '#contract/values/useVerbs.ts'
import { howItBreaks, worstOf } from './howItBreaks.ts'

const live = { st: 'published', ends: undefined } as const
const draft = { st: 'draft', ends: undefined } as const

describe('what a title takes with it', () => {
  it('is seen by viewers where both were published, and waits for editors in a draft', () => {
    expect(howItBreaks({ verb: 'archive', isPublished: true }, live)).toBe('viewers')
    expect(howItBreaks({ verb: 'archive', isPublished: true }, draft)).toBe('editors')
    expect(howItBreaks({ verb: 'delete', isPublished: false }, live)).toBe('editors')
  })

  it('is nothing where it was not on air and is only taken off air', () => {
    expect(howItBreaks({ verb: 'unpublish', isPublished: false }, live)).toBeUndefined()
  })

  it('is nothing where what names it ends sooner or with it', () => {
    const expiry = { verb: 'expiry', isPublished: true, at: 100 } as const
    expect(howItBreaks(expiry, { st: 'published', ends: 100 })).toBeUndefined()
    expect(howItBreaks(expiry, { st: 'published', ends: 101 })).toBe('viewers')
    expect(howItBreaks(expiry, live)).toBe('viewers')
    expect(howItBreaks({ ...expiry, at: undefined }, live)).toBeUndefined()
  })

  it('matters to what is archived only for good', () => {
    const archived = { st: 'archived', ends: undefined } as const
    expect(howItBreaks({ verb: 'delete', isPublished: true }, archived)).toBeUndefined()
    expect(howItBreaks({ verb: 'purge', isPublished: true }, archived)).toBe('editors')
  })

  const verb = fc.constantFrom(...USE_VERBS)
  const side = fc.record({ st: fc.constantFrom(...STATUSES), ends: fc.option(fc.nat(1000), { nil: undefined }) })

  it('law: viewers lose nothing by what was never published', () => {
    fc.assert(
      fc.property(verb, side, fc.nat(1000), (one, user, at) => {
        expect(howItBreaks({ verb: one, isPublished: false, at }, user)).not.toBe('viewers')
      }),
    )
  })

  it('law: whatever unpublishing breaks, archiving breaks, and purging whatever archiving does', () => {
    fc.assert(
      fc.property(side, fc.boolean(), (user, isPublished) => {
        const by = (one: (typeof USE_VERBS)[number]) => howItBreaks({ verb: one, isPublished }, user)
        if (by('unpublish')) expect(by('archive')).toBe(by('unpublish'))
        if (by('archive')) expect(by('purge')).toBe(by('archive'))
        expect(by('delete')).toBe(by('archive'))
      }),
    )
  })

  it('law: an earlier end breaks whatever a later one does', () => {
    fc.assert(
      fc.property(side, fc.nat(1000), fc.nat(1000), (user, one, other) => {
        const at = (end: number) => howItBreaks({ verb: 'expiry', isPublished: true, at: end }, user)
        const late = at(Math.max(one, other))
        if (late) expect(at(Math.min(one, other))).toBe(late)
      }),
    )
  })

  it('of several losses is told by the worst', () => {
    expect(worstOf([undefined, 'editors', 'viewers'])).toBe('viewers')
    expect(worstOf([undefined, 'editors'])).toBe('editors')
    expect(worstOf([undefined])).toBeUndefined()
  })
})
