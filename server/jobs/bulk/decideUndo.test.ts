import { describe, expect, it } from 'vitest'
import type { RoleName } from '#contract/rules/access/roles.ts'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import type { DocumentFacts, VersionFact } from '../../stores/documents/documentFacts.ts'
import type { PreviousState } from '../../stores/documents/many/former.ts'
import { decideUndo } from './decideUndo.ts'

const film = aType()
/** A type whose publishing is guarded by a second page. */
const guarded = aType({ publishPage: 'cp_syndication' })

const version = (key: string, st: VersionFact['st']): VersionFact => ({
  key,
  n: 1,
  st,
  payload: { lon: [{ lang: 'en', n: 'Alpha' }], prd: ['rimba-my'] },
  schema: 1,
  parent: null,
  base: null,
  updated: '2026-01-01T00:00:00.000Z',
  updatedBy: 'ann',
})
const draft = version('d', 'draft')
const aired = version('p', 'published')

const facts = (changes: Partial<DocumentFacts>): DocumentFacts => ({
  id: 'film-1',
  knownAs: 'film-1',
  rev: 2,
  state: 'live',
  n: 2,
  newestKey: 'd',
  exId: null,
  provider: '',
  created: '2026-01-01T00:00:00.000Z',
  createdBy: 'ann',
  draft: undefined,
  published: undefined,
  other: undefined,
  movedBase: null,
  baseMoved: false,
  sides: [],
  lock: undefined,
  ...changes,
})

const undone = (now: DocumentFacts | undefined, before: PreviousState, role: RoleName, type = film) =>
  decideUndo(
    aSender({ actor: anActor({ roles: [role] }) }),
    type,
    { nth: 1, doc: 'film-1', rev: 2, before },
    { facts: now, stored: new Map(), newKeys: ['new-1', 'new-2'] },
  )

const refusal = (code: string) => expect.objectContaining({ code })

const wasAired: PreviousState = { state: 'live', published: aired }
const wasDraft: PreviousState = { state: 'live', draft }

describe('a change that is taken back', () => {
  it('is refused where the title is gone, and where somebody has saved since', () => {
    expect(() => undone(undefined, wasDraft, 'content_admin')).toThrow(refusal('notFound'))
    expect(() => undone(facts({ draft, rev: 3 }), wasDraft, 'content_admin')).toThrow(refusal('stale'))
    expect(undone(facts({ draft }), wasDraft, 'content_admin')).toMatchObject({ action: 'undo' })
  })

  it("is refused under somebody else's lock", () => {
    const lock = { uid: 'bob', tab: 'tab', number: 4, until: 1, name: 'Bob' }
    expect(() => undone(facts({ draft, lock }), wasDraft, 'content_admin')).toThrow(refusal('locked'))
    const loose = aType({ traits: ['versioned', 'publishable', 'bulkEditable'] })
    expect(undone(facts({ draft, lock }), wasDraft, 'content_admin', loose)).toMatchObject({ action: 'undo' })
  })

  // The second page of the guarded type is out of reach of vod_content_admin, who may do anything else.
  it.each([
    ['puts an unpublished title on air again', facts({ draft }), wasAired, ['creator']],
    ['puts an older version on air again', facts({ published: version('q', 'published') }), wasAired, ['creator']],
    ['takes a published title off the air', facts({ published: aired }), wasDraft, ['creator', 'vll_admin']],
    ['archives what was brought back', facts({ draft }), { state: 'archived', rest: draft }, ['approver']],
    ['deletes what was brought back', facts({ draft }), { state: 'deleted', rest: draft }, ['approver']],
    ['deletes what was made', facts({ draft }), { made: true }, ['approver', 'vll_admin']],
    ['changes a draft', facts({ draft }), wasDraft, ['content_user', 'live_content_admin']],
  ] as [string, DocumentFacts, PreviousState, RoleName[]][])('that %s needs the right to do so', (...row) => {
    const [, now, before, roles] = row
    for (const role of roles) expect(() => undone(now, before, role), role).toThrow(refusal('forbidden'))
    expect(undone(now, before, 'content_admin')).toMatchObject({ verb: 'restoreVersion', action: 'undo' })
  })

  it('puts on air only for whoever may publish on the second page too', () => {
    expect(() => undone(facts({ draft }), wasAired, 'vod_content_admin', guarded)).toThrow(refusal('forbidden'))
    expect(undone(facts({ draft }), wasAired, 'content_admin', guarded)).toMatchObject({ action: 'undo' })
  })

  it('asks for no right to publish where the same version stays on air', () => {
    const both = facts({ draft, published: aired })
    expect(undone(both, { state: 'live', draft, published: aired }, 'creator')).toMatchObject({ action: 'undo' })
  })
})
