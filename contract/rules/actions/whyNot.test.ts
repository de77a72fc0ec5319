import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLE_NAMES } from '../access/roles.ts'
import type { DocumentState } from './documentState.ts'
import { isLive, lockFactOf, lockRefuses, type LockFact } from './lockRefuses.ts'
import { nextState } from './nextState.ts'
import { confirmationOf } from './confirmationOf.ts'
import { reasonKey } from './reasons.ts'
import { VERB_NAMES } from './verbs.ts'
import { whyNot, type ActionFacts, type ActionType } from './whyNot.ts'

const now = Date.UTC(2026, 0, 15, 12)
const movie: ActionType = { page: 'cp_datastore', traits: ['versioned', 'lockable', 'publishable'] }
const admin = { uid: 'ann', roles: ['content_admin'] }
const creator = { uid: 'cem', roles: ['creator'] }
const draft: DocumentState = { state: 'live', draft: 'draft', published: true }
const firstDraft: DocumentState = { state: 'live', draft: 'draft', published: false }
const pending: DocumentState = { state: 'live', draft: 'pending', published: false }
const published: DocumentState = { state: 'live', published: true }
const processing: DocumentState = { state: 'live', draft: 'pre-draft', published: true }
const facts = (state: DocumentState | undefined, more: Partial<ActionFacts> = {}): ActionFacts => ({
  state,
  now,
  ...more,
})
const bensLock: LockFact = { uid: 'ben', tab: 't9', number: 4, until: now + 1 }

describe('why a verb is refused', () => {
  test('a creator saves and submits but neither publishes nor deletes', () => {
    expect(whyNot('saveDraft', facts(draft), creator, movie)).toBeUndefined()
    expect(whyNot('submit', facts(draft), creator, movie)).toBeUndefined()
    for (const verb of ['publish', 'unpublish', 'deleteContent', 'purge', 'archive', 'submitAndApprove'] as const)
      expect(whyNot(verb, facts(draft), creator, movie), verb).toBe('forbidden')
  })

  test('who may update and publish but not create publishes a changed draft and no new title', () => {
    const vll = { uid: 'vi', roles: ['vll_admin'] }
    expect(whyNot('publish', facts(draft, { changes: true }), vll, movie)).toBeUndefined()
    expect(whyNot('publish', facts(undefined), vll, movie)).toBe('forbidden')
  })

  test('a second page for publishing is asked for publish too', () => {
    const type: ActionType = { ...movie, publishPage: 'cp_storefront' }
    const vod = { uid: 'vod', roles: ['vod_content_admin'] }
    expect(whyNot('publish', facts(draft), vod, movie)).toBeUndefined()
    expect(whyNot('publish', facts(draft), vod, type)).toBe('forbidden')
    expect(
      whyNot('publish', facts(draft), { ...vod, roles: ['vod_content_admin', 'storefront_admin'] }, type),
    ).toBeUndefined()
  })

  test('forbidden comes before anything that tells of the document', () => {
    const state: DocumentState = { state: 'purged', published: false }
    expect(whyNot('publish', facts(state, { lock: bensLock }), creator, movie)).toBe('forbidden')
  })

  test('nothing is done to what a job is making', () => {
    for (const verb of VERB_NAMES) expect(whyNot(verb, facts(processing), admin, movie), verb).toBe('processing')
  })

  test('what waits for approval is frozen', () => {
    for (const verb of ['saveDraft', 'publish', 'submit', 'discardDraft', 'restoreVersion'] as const)
      expect(whyNot(verb, facts(pending), admin, movie), verb).toBe('wrongStatus')
    expect(whyNot('approve', facts(pending), admin, movie)).toBeUndefined()
    expect(whyNot('returnToDraft', facts(pending), admin, movie)).toBeUndefined()
  })

  test('unpublishing is refused while a draft exists', () => {
    expect(whyNot('unpublish', facts(draft), admin, movie)).toBe('draftExists')
    expect(whyNot('unpublish', facts(published), admin, movie)).toBeUndefined()
    expect(whyNot('unpublish', facts(firstDraft), admin, movie)).toBe('wrongStatus')
  })

  test('a draft that is all there is cannot be discarded', () => {
    expect(whyNot('discardDraft', facts(firstDraft), admin, movie)).toBe('onlyDraft')
    expect(whyNot('discardDraft', facts(draft), admin, movie)).toBeUndefined()
    expect(whyNot('discardDraft', facts(published), admin, movie)).toBe('wrongStatus')
  })

  test('restoring over a draft asks first', () => {
    expect(whyNot('restoreVersion', facts(draft), admin, movie)).toBe('draftExists')
    expect(whyNot('restoreVersion', facts(draft, { confirmed: ['replaceDraft'] }), admin, movie)).toBeUndefined()
    expect(whyNot('restoreVersion', facts(published), admin, movie)).toBeUndefined()
  })

  test.each(['publish', 'submitAndApprove'] as const)('%s over a moved base asks first', (verb) => {
    expect(whyNot(verb, facts(draft, { baseMoved: true }), admin, movie)).toBe('baseMoved')
    expect(whyNot(verb, facts(draft, { baseMoved: true, confirmed: ['replaceDraft'] }), admin, movie)).toBe('baseMoved')
    expect(whyNot(verb, facts(draft, { baseMoved: true, confirmed: ['baseMoved'] }), admin, movie)).toBeUndefined()
  })

  test('approving over a moved base asks first, saving does not', () => {
    expect(whyNot('approve', facts(pending, { baseMoved: true }), admin, movie)).toBe('baseMoved')
    expect(whyNot('saveDraft', facts(draft, { baseMoved: true }), admin, movie)).toBeUndefined()
  })

  test.each(['publish', 'submit', 'submitAndApprove'] as const)('%s of a published title needs a change', (verb) => {
    expect(whyNot(verb, facts(published), admin, movie)).toBe('wrongStatus')
    expect(whyNot(verb, facts(published, { changes: true }), admin, movie)).toBeUndefined()
    expect(whyNot(verb, facts(undefined), admin, movie)).toBeUndefined()
  })

  test('a type that is not published offers no publishing, one without versions no version verbs', () => {
    const plain: ActionType = { page: 'cp_datastore', traits: [] }
    expect(whyNot('publish', facts(draft), admin, plain)).toBe('wrongStatus')
    expect(whyNot('discardDraft', facts(draft), admin, plain)).toBe('wrongStatus')
    expect(whyNot('saveDraft', facts(draft), admin, plain)).toBeUndefined()
  })

  test("another's live lock refuses every verb of a lockable type, and none of another type", () => {
    const held = facts(draft, { lock: bensLock, confirmed: ['replaceDraft'] })
    const unlockable: ActionType = { ...movie, traits: ['versioned', 'publishable'] }
    expect(whyNot('saveDraft', held, admin, movie)).toBe('locked')
    expect(whyNot('purge', held, admin, movie)).toBe('locked')
    expect(whyNot('saveDraft', held, admin, unlockable)).toBeUndefined()
  })

  test('whatever is allowed leads somewhere', () => {
    const states = fc.record({
      state: fc.constantFrom('live' as const, 'archived' as const, 'deleted' as const, 'purged' as const),
      draft: fc.constantFrom(undefined, 'draft' as const, 'pending' as const, 'pre-draft' as const),
      published: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...VERB_NAMES),
        fc.option(states, { nil: undefined }),
        fc.subarray([...ROLE_NAMES]),
        fc.boolean(),
        (verb, state, roles, changes) => {
          const allowed = whyNot(verb, facts(state, { changes }), { uid: 'ann', roles }, movie) === undefined
          if (allowed) expect(nextState(verb, state)).toBeDefined()
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('a lock refuses a writer', () => {
  const ann = { uid: 'ann', tab: 't1', number: 4 }
  const annsLock: LockFact = { uid: 'ann', tab: 't1', number: 4, until: now + 1 }
  const open: LockFact = { uid: null, tab: null, number: 4, until: null }

  test.each<[string, LockFact | undefined, typeof ann | { uid: string; tab?: string; number?: number }, boolean]>([
    ['nobody has ever locked it', undefined, { uid: 'ann' }, false],
    ['nobody holds it', open, { uid: 'ann' }, false],
    ['the holder writes from the tab that holds it', annsLock, ann, false],
    ["the holder's second tab writes", annsLock, { ...ann, tab: 't2' }, true],
    ['the holder names no tab', annsLock, { uid: 'ann', number: 4 }, true],
    ['the holder names no fencing number', annsLock, { uid: 'ann', tab: 't1' }, true],
    ['another user writes', annsLock, { uid: 'ben', tab: 't1', number: 4 }, true],
    ['another user writes just before the lease ends', annsLock, { uid: 'ben' }, true],
    ['another user writes at the very end of the lease', { ...annsLock, until: now }, { uid: 'ben' }, false],
    ['the number is old, though nobody holds it', { ...open, number: 5 }, ann, true],
    ['the number is old under the same tab', { ...annsLock, number: 5 }, ann, true],
  ])('%s', (_, lock, sender, refused) => expect(lockRefuses(lock, sender, now)).toBe(refused))

  test('a lock of the wire is read as it stands', () => {
    const wire = { id: '1', urn: 'u', ls: 'ann', lo_uid: 'ann', name: 'Ann', tab: 't1', number: 4 }
    const until = '2026-01-15T12:00:00.001Z'
    expect(lockFactOf({ ...wire, until })).toEqual(annsLock)
    expect(isLive(lockFactOf({ ...wire, until }), now)).toBe(true)
    expect(isLive(lockFactOf({ ...wire, ls: 'open', lo_uid: null, tab: null, until: null }), now)).toBe(false)
  })
})

describe('reasons', () => {
  test('have a key each', () => expect(reasonKey('baseMoved')).toBe('actions.why.baseMoved'))

  test('a moved base and a draft in the way of a restored version can be confirmed, nothing else', () => {
    expect(confirmationOf('baseMoved', 'publish')).toBe('baseMoved')
    expect(confirmationOf('draftExists', 'restoreVersion')).toBe('replaceDraft')
    expect(confirmationOf('draftExists', 'unpublish')).toBeUndefined()
    expect(confirmationOf('locked', 'publish')).toBeUndefined()
  })
})
