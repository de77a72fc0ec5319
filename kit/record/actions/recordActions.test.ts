import { describe, expect, it } from 'vitest'
import type { DocumentState } from '#contract/rules/actions/documentState.ts'
import type { LockFact } from '#contract/rules/actions/lockRefuses.ts'
import type { FormFacts } from './recordActions.ts'
import { recordActions } from './recordActions.ts'

const type = {
  page: 'cp_datastore' as const,
  traits: ['versioned', 'lockable', 'publishable'] as ('versioned' | 'lockable' | 'publishable')[],
}
const who = (role: string) => ({ uid: 'ann', roles: [role] })
const clean: FormFacts = { dirty: false, errors: 0, missing: 0 }
const draft: DocumentState = { state: 'live', draft: 'draft', published: true }
const published: DocumentState = { state: 'live', published: true }
const of = (state: DocumentState | undefined, form: Partial<FormFacts> = {}, role = 'content_admin', lock?: LockFact) =>
  recordActions({ state, now: 0, tab: 'tab', ...(lock ? { lock } : {}) }, { ...clean, ...form }, who(role), type)
const verbs = (set: ReturnType<typeof of>) => set.more.map((action) => action.verb)

describe('the actions of a record', () => {
  it('are none for a viewer', () => {
    const set = of(draft, {}, 'content_user')
    expect([set.primary, set.save, set.more]).toEqual([undefined, undefined, []])
  })

  it('of a draft over a published version are publish and save first, then what else its status allows', () => {
    const set = of(draft, { dirty: true })
    expect(set.primary).toEqual({ verb: 'publish', allowed: true })
    expect(set.save).toEqual({ verb: 'saveDraft', allowed: true })
    expect(verbs(set)).toEqual(['submit', 'discardDraft', 'unpublish', 'archive', 'deleteContent', 'purge'])
  })

  it('say why unpublishing waits for the draft', () => {
    expect(of(draft).of('unpublish')?.why).toEqual({ key: 'actions.why.draftExists' })
  })

  it('name the errors that stop publishing, and what is missing for it', () => {
    expect(of(draft, { dirty: true, errors: 2, missing: 3 }).primary?.why).toMatchObject({
      key: 'editor.errorsToFix',
      count: 2,
      toFields: true,
    })
    expect(of(draft, { missing: 3 }).primary?.why).toMatchObject({ key: 'editor.requiredMissing', count: 3 })
  })

  it('keep publishing in sight where nothing is new, with the reason', () => {
    expect(of(published).primary).toEqual({
      verb: 'publish',
      allowed: false,
      why: { key: 'actions.why.nothingToPublish' },
    })
  })

  it('that a creator does not see each name the rights that are missing, or are of no use in the status', () => {
    const hidden = new Map(of(draft, {}, 'creator').hidden.map(({ verb, rights }) => [verb, rights]))
    expect(hidden.get('publish')).toEqual([{ page: 'cp_datastore', action: 'publish' }])
    expect(hidden.get('purge')).toEqual([{ page: 'cp_datastore', action: 'purge' }])
    expect(hidden.get('restoreContent')).toEqual([])
    expect(hidden.has('saveDraft')).toBe(false)
  })

  it('are each on screen or hidden, never both', () => {
    for (const role of ['content_user', 'creator', 'approver', 'content_admin']) {
      const set = of(draft, { dirty: true }, role)
      for (const { verb } of set.hidden) expect(set.of(verb)).toBeUndefined()
      expect(set.hidden.length + [set.primary, set.save, ...set.more].filter(Boolean).length).toBe(11)
    }
  })

  it('let nobody archive over unsaved text', () => {
    expect(of(published, { dirty: true }).of('archive')?.why).toEqual({ key: 'actions.why.unsaved' })
  })

  it('make submitting the first action of a creator, and approving that of an approver', () => {
    const pending: DocumentState = { state: 'live', draft: 'pending', published: false }
    expect(of(draft, { dirty: true }, 'creator').primary?.verb).toBe('submit')
    expect(of(pending, {}, 'approver').primary?.verb).toBe('approve')
    expect(verbs(of(pending, {}, 'approver'))).toContain('returnToDraft')
  })

  it("wait while the document is another's", () => {
    const lock = { uid: 'bob', tab: 'other', number: 3, until: 1 }
    expect(of(draft, {}, 'content_admin', lock).primary?.why).toEqual({ key: 'actions.why.locked' })
  })

  it("wait for one's own other tab, which is said as such", () => {
    const lock = { uid: 'ann', tab: 'other', number: 3, until: 1 }
    expect(of(draft, {}, 'content_admin', lock).primary?.why).toEqual({ key: 'actions.why.otherTab' })
  })

  it('of something archived begin with restoring it', () => {
    const set = of({ state: 'archived', published: false })
    expect(set.primary?.verb).toBe('restoreContent')
    expect(set.save).toBeUndefined()
  })

  it('of a new record are save and publish', () => {
    const set = of(undefined, { dirty: false })
    expect([set.primary?.verb, set.save?.allowed]).toEqual(['publish', true])
  })
})
