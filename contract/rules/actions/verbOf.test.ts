import { describe, expect, test } from 'vitest'
import { SENDABLE_STATUSES, type SendableStatus } from '#contract/values/status.ts'
import type { DocumentState } from './documentState.ts'
import { actionsOfVerb, rightsOfVerb } from './rightsOfVerb.ts'
import { verbOf } from './verbOf.ts'

const draft: DocumentState = { state: 'live', draft: 'draft', published: true }
const pending: DocumentState = { state: 'live', draft: 'pending', published: false }
const published: DocumentState = { state: 'live', published: true }
const archived: DocumentState = { state: 'archived', published: false }
const deleted: DocumentState = { state: 'deleted', published: false }
const purged: DocumentState = { state: 'purged', published: false }
const processing: DocumentState = { state: 'live', draft: 'pre-draft', published: false }

describe('the verb that a status means', () => {
  test.each<[SendableStatus, string, DocumentState | undefined, string]>([
    ['draft', 'nothing', undefined, 'saveDraft'],
    ['draft', 'a draft', draft, 'saveDraft'],
    ['draft', 'a published version', published, 'saveDraft'],
    ['draft', 'what waits for approval', pending, 'returnToDraft'],
    ['draft', 'an archived document', archived, 'restoreContent'],
    ['draft', 'a deleted document', deleted, 'restoreContent'],
    ['pending', 'nothing', undefined, 'submit'],
    ['pending', 'a draft', draft, 'submit'],
    ['published', 'nothing', undefined, 'publish'],
    ['published', 'a draft', draft, 'publish'],
    ['published', 'a published version', published, 'publish'],
    ['published', 'what waits for approval', pending, 'approve'],
    ['unpublished', 'a published version', published, 'unpublish'],
    ['archived', 'a draft', draft, 'archive'],
    ['deleted', 'an archived document', archived, 'deleteContent'],
    ['purged', 'a deleted document', deleted, 'purge'],
  ])('%s sent to %s', (st, _, state, verb) => expect(verbOf(st, state)).toEqual({ verb }))

  test('pending with approval submits and approves at once, or approves what already waits', () => {
    expect(verbOf('pending', draft, { approval: true })).toEqual({ verb: 'submitAndApprove' })
    expect(verbOf('pending', undefined, { approval: true })).toEqual({ verb: 'submitAndApprove' })
    expect(verbOf('pending', pending, { approval: true })).toEqual({ verb: 'approve' })
  })

  test('what is archived or deleted is neither published nor submitted', () => {
    for (const state of [archived, deleted])
      for (const st of ['published', 'pending'] as const) expect(verbOf(st, state)).toEqual({ refusal: 'wrongStatus' })
  })

  test('nothing is created as unpublished, archived, deleted or purged', () => {
    for (const st of ['unpublished', 'archived', 'deleted', 'purged'] as const)
      expect(verbOf(st, undefined)).toEqual({ refusal: 'wrongStatus' })
  })

  test('what a job is making takes no status, nor does what is purged', () => {
    for (const st of SENDABLE_STATUSES) {
      expect(verbOf(st, processing)).toEqual({ refusal: 'processing' })
      expect(verbOf(st, purged)).toEqual({ refusal: 'wrongStatus' })
    }
  })
})

describe('the rights that a verb needs', () => {
  test('publishing a clean draft needs publish; a changed one update too; a new one create', () => {
    expect(actionsOfVerb('publish')).toEqual(['publish'])
    expect(actionsOfVerb('publish', { changes: true })).toEqual(['update', 'publish'])
    expect(actionsOfVerb('publish', { creates: true, changes: true })).toEqual(['create', 'publish'])
  })

  test.each([
    ['saveDraft', ['update']],
    ['submit', ['update']],
    ['submitAndApprove', ['update', 'publish']],
    ['approve', ['publish']],
    ['returnToDraft', ['update']],
    ['unpublish', ['unpublish']],
    ['archive', ['archive']],
    ['deleteContent', ['delete']],
    ['restoreContent', ['update']],
    ['purge', ['purge']],
    ['discardDraft', ['update']],
    ['restoreVersion', ['update']],
  ] as const)('%s needs %j', (verb, actions) => expect(actionsOfVerb(verb)).toEqual(actions))

  test('creating needs create in place of update', () => {
    expect(actionsOfVerb('saveDraft', { creates: true })).toEqual(['create'])
    expect(actionsOfVerb('submit', { creates: true })).toEqual(['create'])
    expect(actionsOfVerb('submitAndApprove', { creates: true })).toEqual(['create', 'publish'])
  })

  test('a type may ask for publish on a second page', () => {
    const type = { page: 'cp_live', publishPage: 'cp_vll' } as const
    expect(rightsOfVerb('approve', type)).toEqual([
      { page: 'cp_live', action: 'publish' },
      { page: 'cp_vll', action: 'publish' },
    ])
    expect(rightsOfVerb('unpublish', type)).toEqual([{ page: 'cp_live', action: 'unpublish' }])
  })
})
