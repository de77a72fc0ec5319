import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { can } from '#contract/rules/access/can.ts'
import { ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { ACTIONS, PAGES } from '#contract/values/access.ts'
import { ACTION_ORDER, PAGE_GROUPS, ROLE_GROUPS } from './groups.ts'
import { countMarks, markOf, pagesOf, sourcesOf } from './rights.ts'

const as = (...roles: string[]) => ({ roles })
const role = fc.constantFrom(...ROLE_NAMES)
const page = fc.constantFrom(...PAGES)
const action = fc.constantFrom(...ACTIONS)

describe('the matrix', () => {
  it('leaves out no role, page or action, and shows each once', () => {
    expect(PAGE_GROUPS.flatMap(({ of }) => of).toSorted()).toEqual(PAGES.toSorted())
    expect(ROLE_GROUPS.flatMap(({ of }) => of).toSorted()).toEqual(ROLE_NAMES.toSorted())
    expect(ACTION_ORDER.toSorted()).toEqual(ACTIONS.toSorted())
  })

  it('marks each cell of two roles by who has the right', () => {
    fc.assert(
      fc.property(role, role, page, action, (a, b, on, what) => {
        const mark = markOf(as(a), as(b), on, what)
        expect(mark === 'both' || mark === 'less').toBe(can(as(a), on, what))
        expect(mark === 'both' || mark === 'more').toBe(can(as(b), on, what))
      }),
    )
  })

  it('counts what an approver may that a creator may not', () => {
    const { more, less } = countMarks(as('creator'), as('approver'))
    // Publish and unpublish on ten pages, enable on four.
    expect([more, less]).toEqual([24, 0])
    expect(countMarks(as('approver'), as('creator'))).toMatchObject({ more: 0, less: 24 })
  })

  it('counts the pages that somebody reaches', () => {
    expect([pagesOf(as()), pagesOf(as('creator')), pagesOf(as('content_user'))]).toEqual([1, 15, 19])
  })
})

describe('where a right comes from', () => {
  it('is each of the roles that give it', () => {
    const ann = as('creator', 'approver', 'ad_admin')
    expect(sourcesOf(ann, 'cp_datastore', 'update')).toEqual(['creator', 'approver'])
    expect(sourcesOf(ann, 'cp_datastore', 'publish')).toEqual(['approver'])
    expect(sourcesOf(ann, 'cp_adconfig', 'purge')).toEqual(['ad_admin'])
    expect(sourcesOf(ann, 'cp_ipconfig', 'view')).toEqual([])
  })

  it('is the default table for somebody without a role of the table', () => {
    expect(sourcesOf(as('nonesuch'), 'dashboard', 'view')).toEqual(['default'])
  })

  it('is somewhere exactly where one has the right', () => {
    fc.assert(
      fc.property(fc.subarray([...ROLE_NAMES]), page, action, (roles, on, what) => {
        expect(sourcesOf(as(...roles), on, what).length > 0).toBe(can(as(...roles), on, what))
      }),
    )
  })
})
