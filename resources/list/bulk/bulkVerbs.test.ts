import { describe, expect, it } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { can } from '#contract/rules/access/can.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { aType } from '#tests/support/aType.ts'
import { createSelection } from '../selection/createSelection.ts'
import { bulkVerbs } from './bulkVerbs.ts'

const type = summaryOf(aType())
const row = (id: string, st: string) => ({ id, st, rev: 1, sides: [{ st }] }) as unknown as ContentRow
const asked = (role: string) => ({
  type,
  actor: { uid: 'ann', username: 'ann', name: 'Ann', roles: [role], products: ['rimba-my'] },
  may: (page: Parameters<typeof can>[1], action: Parameters<typeof can>[2]) => can({ roles: [role] }, page, action),
  now: 0,
})
const all = (st?: string) => {
  const selection = createSelection()
  selection.chooseAll([], { flt: { filter: [], ...(st ? { st } : {}) }, count: 9000, atLeast: false })
  return selection.state()
}
const these = (rows: readonly ContentRow[]) => {
  const selection = createSelection()
  selection.chooseOnly(rows)
  return selection.state()
}

describe('the verbs for many titles', () => {
  it.each([
    [undefined, ['publish', 'unpublish', 'archive', 'deleteContent']],
    ['draft', ['publish', 'archive', 'deleteContent']],
    ['pending', ['approve', 'returnToDraft', 'archive', 'deleteContent']],
    ['archived', ['restoreContent', 'deleteContent']],
    ['deleted', ['restoreContent']],
    ['pre-draft', []],
  ])('of all that match in the tab %s are %j', (st, verbs) => {
    expect(bulkVerbs({ state: all(st), ...asked('content_admin') })).toEqual(verbs)
  })

  it('leave out what the service does not have, of chosen ones as of all', () => {
    const lacking = ['unpublish'] as const
    const chosen = these([row('a', 'published')])
    for (const state of [all(), chosen]) {
      expect(bulkVerbs({ state, ...asked('content_admin') })).toContain('unpublish')
      expect(bulkVerbs({ state, ...asked('content_admin'), lacking })).not.toContain('unpublish')
    }
  })

  it('of chosen ones are those that at least one of them takes', () => {
    const state = these([row('a', 'archived'), row('b', 'archived')])
    expect(bulkVerbs({ state, ...asked('content_admin') })).toContain('restoreContent')
    expect(bulkVerbs({ state, ...asked('content_admin') })).not.toContain('publish')
  })

  it('are each by a right of their own: a creator publishes nothing, a viewer does nothing', () => {
    expect(bulkVerbs({ state: all('archived'), ...asked('creator') })).toContain('restoreContent')
    expect(bulkVerbs({ state: all(), ...asked('creator') })).not.toContain('publish')
    expect(bulkVerbs({ state: all(), ...asked('content_user') })).toEqual([])
  })

  it('have whoever may not publish submit for approval, of all drafts or of chosen ones', () => {
    expect(bulkVerbs({ state: all('draft'), ...asked('creator') })).toContain('submit')
    const chosen = these([row('a', 'draft'), row('b', 'draft')])
    expect(bulkVerbs({ state: chosen, ...asked('creator') })).toContain('submit')
    expect(bulkVerbs({ state: chosen, ...asked('content_admin') })).not.toContain('submit')
    const waiting = these([row('a', 'pending')])
    expect(bulkVerbs({ state: waiting, ...asked('approver') })).toEqual(
      expect.arrayContaining(['approve', 'returnToDraft']),
    )
  })

  it('leave publishing out where the type is not published', () => {
    const plain = summaryOf(aType({ traits: ['versioned', 'bulkEditable'] }))
    expect(bulkVerbs({ state: all(), ...asked('content_admin'), type: plain })).toEqual(['archive', 'deleteContent'])
  })
})
