import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDraftSide, type Status } from '#contract/values/status.ts'
import { documentStateOf, type DocumentState } from './documentState.ts'
import { nextState } from './nextState.ts'
import { VERB_NAMES, type Verb } from './verbs.ts'

const draft: DocumentState = { state: 'live', draft: 'draft', published: false }
const draftOver: DocumentState = { state: 'live', draft: 'draft', published: true }
const pending: DocumentState = { state: 'live', draft: 'pending', published: false }
const pendingOver: DocumentState = { state: 'live', draft: 'pending', published: true }
const processing: DocumentState = { state: 'live', draft: 'pre-draft', published: false }
const processingOver: DocumentState = { state: 'live', draft: 'pre-draft', published: true }
const published: DocumentState = { state: 'live', published: true }
const archived: DocumentState = { state: 'archived', published: false }
const deleted: DocumentState = { state: 'deleted', published: false }
const purged: DocumentState = { state: 'purged', published: false }

const every = [
  draft,
  draftOver,
  pending,
  pendingOver,
  processing,
  processingOver,
  published,
  archived,
  deleted,
  purged,
] as const

const away = { archive: archived, deleteContent: deleted, purge: purged }

/** A live document has a side; every other has none. */
function isLegal({ state, draft, published }: DocumentState): boolean {
  return (state === 'live') === (draft !== undefined || published)
}

describe('every verb from every status pair', () => {
  const table: [string, DocumentState | undefined, Partial<Record<Verb, DocumentState>>][] = [
    ['nothing yet', undefined, { saveDraft: draft, submit: pending, submitAndApprove: published, publish: published }],
    [
      'a first draft',
      draft,
      {
        saveDraft: draft,
        submit: pending,
        submitAndApprove: published,
        publish: published,
        restoreVersion: draft,
        ...away,
      },
    ],
    [
      'a draft over a published version',
      draftOver,
      {
        saveDraft: draftOver,
        submit: pendingOver,
        submitAndApprove: published,
        publish: published,
        restoreVersion: draftOver,
        discardDraft: published,
        ...away,
      },
    ],
    ['a submitted first draft', pending, { approve: published, returnToDraft: draft, ...away }],
    [
      'a submitted draft over a published version',
      pendingOver,
      { approve: published, returnToDraft: draftOver, ...away },
    ],
    ['a draft that a job is making', processing, {}],
    ['a draft that a job is making over a published version', processingOver, {}],
    [
      'a published version alone',
      published,
      {
        saveDraft: draftOver,
        submit: pendingOver,
        submitAndApprove: published,
        publish: published,
        restoreVersion: draftOver,
        unpublish: draft,
        ...away,
      },
    ],
    ['an archived document', archived, { restoreContent: draft, deleteContent: deleted, purge: purged }],
    ['a deleted document', deleted, { restoreContent: draft, archive: archived, purge: purged }],
    ['a purged document', purged, {}],
  ]

  test.each(table)('%s', (_, from, expected) => {
    for (const verb of VERB_NAMES) expect(nextState(verb, from), verb).toEqual(expected[verb])
  })

  test('the table above knows every legal state', () => {
    expect(table).toHaveLength(every.length + 1)
    expect(every.every(isLegal)).toBe(true)
  })
})

type Version = { n: number; st: Status }

/** What a store does to its versions, written apart from the rule: the model against which the rule is held. */
function applyToVersions(verb: Verb, versions: readonly Version[]): Version[] {
  const next = versions.map((version) => ({ ...version }))
  const side = next.find((version) => isDraftSide(version.st))
  const live = next.find((version) => version.st === 'published')
  const open = () => {
    const opened: Version = { n: next.length + 1, st: 'draft' }
    next.push(opened)
    return opened
  }
  const publish = () => {
    const target = side ?? open()
    if (live) live.st = 'archived'
    target.st = 'published'
  }
  const leave = (st: Status) => {
    for (const version of next) if (isDraftSide(version.st) || version.st === 'published') version.st = st
  }
  if (verb === 'saveDraft' || verb === 'restoreVersion') (side ?? open()).st = 'draft'
  if (verb === 'submit') (side ?? open()).st = 'pending'
  if (verb === 'returnToDraft' && side) side.st = 'draft'
  if (verb === 'approve' || verb === 'publish' || verb === 'submitAndApprove') publish()
  if (verb === 'unpublish' && live) live.st = 'draft'
  if (verb === 'discardDraft' && side) next.splice(next.indexOf(side), 1)
  if (verb === 'archive') leave('archived')
  if (verb === 'deleteContent') leave('deleted')
  if (verb === 'purge') leave('purged')
  if (verb === 'restoreContent') {
    const newest = next.at(-1)
    if (newest) newest.st = 'draft'
  }
  return next
}

describe('any walk of verbs', () => {
  test('keeps at most one draft and one published version, and the rule agrees with the versions', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...VERB_NAMES), { maxLength: 40 }), (walk) => {
        let state: DocumentState | undefined
        let versions: Version[] = []
        for (const verb of walk) {
          const next = nextState(verb, state)
          if (next === undefined) continue
          state = next
          versions = applyToVersions(verb, versions)
          expect(isLegal(state)).toBe(true)
          const drafts = versions.filter((version) => isDraftSide(version.st))
          const live = versions.filter((version) => version.st === 'published')
          expect(drafts.map((version) => version.st)).toEqual(state.draft ? [state.draft] : [])
          expect(live).toHaveLength(state.published ? 1 : 0)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('never leaves a purged document', () => {
    for (const verb of VERB_NAMES) expect(nextState(verb, purged)).toBeUndefined()
  })

  test('reaches every legal state but those that jobs make', () => {
    const key = (state: DocumentState) => JSON.stringify([state.state, state.draft ?? null, state.published])
    const seen = new Map<string, DocumentState>()
    const open: (DocumentState | undefined)[] = [undefined]
    while (open.length > 0) {
      const from = open.pop()
      for (const verb of VERB_NAMES) {
        const to = nextState(verb, from)
        if (!to || seen.has(key(to))) continue
        seen.set(key(to), to)
        open.push(to)
      }
    }
    const reachable = every.filter((state) => state.draft !== 'pre-draft')
    expect([...seen.keys()].sort()).toEqual(reachable.map(key).sort())
  })
})

describe('the state behind a record', () => {
  const side = (st: Status) => ({ st })
  test('both sides count, whichever of them is shown', () => {
    const sides = [side('draft'), side('published')]
    expect(documentStateOf({ st: 'published', sides })).toEqual(draftOver)
    expect(documentStateOf({ st: 'draft', sides })).toEqual(draftOver)
  })
  test('an old version of a live document is not the document being archived', () => {
    expect(documentStateOf({ st: 'archived', sides: [side('published')] })).toEqual(published)
  })
  test('a document without live sides is what its status says', () => {
    expect(documentStateOf({ st: 'archived', sides: [] })).toEqual(archived)
    expect(documentStateOf({ st: 'deleted', sides: [side('deleted')] })).toEqual(deleted)
    expect(documentStateOf({ st: 'archived', sides: [side('purged')] })).toEqual(purged)
  })
  test('a service that knows no sides is judged by the status', () => {
    expect(documentStateOf({ st: 'published' })).toEqual(published)
    expect(documentStateOf({ st: 'pre-draft' })).toEqual(processing)
  })
  test('every legal state is found again from its sides', () => {
    for (const state of every) {
      const statuses: Status[] = [
        ...(state.draft ? [state.draft] : []),
        ...(state.published ? ['published' as const] : []),
      ]
      expect(
        documentStateOf({ st: state.state === 'live' ? 'published' : state.state, sides: statuses.map(side) }),
      ).toEqual(state)
    }
  })
})
