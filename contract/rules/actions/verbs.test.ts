import { describe, expect, it, test } from 'vitest'
import { ACTIONS } from '#contract/values/access.ts'
import { nextState } from './nextState.ts'
import { actionsOfVerb } from './rightsOfVerb.ts'
import { hasVerb, isWriting, VERB_NAMES, verbRow, VERBS } from './verbs.ts'

const CLEAN_DRAFT = { state: 'live', draft: 'draft', published: true } as const
const WAITING = { state: 'live', draft: 'pending', published: true } as const

describe.each(VERB_NAMES)('the row of %s', (verb) => {
  const row = verbRow(verb)

  it('names a right, whether or not a text goes along', () => {
    for (const mode of [{}, { changes: true }, { creates: true }]) {
      const rights = actionsOfVerb(verb, mode)
      expect(rights.length).toBeGreaterThan(0)
      expect(rights.filter((right) => !ACTIONS.includes(right))).toEqual([])
    }
  })

  it('takes a text along exactly where it can make a document out of nothing', () => {
    expect(isWriting(verb)).toBe(nextState(verb, undefined) !== undefined)
  })

  it('asks for the right to write exactly where a text goes along', () => {
    const more = actionsOfVerb(verb, { creates: true }).includes('create')
    expect(more).toBe(isWriting(verb))
  })

  it('publishes exactly where it needs publish, targets what viewers get, and may meet a base that has moved', () => {
    expect(row.publishes ?? false).toBe(row.rights.includes('publish'))
    expect(row.confirms === 'baseMoved').toBe(row.publishes ?? false)
    const after = nextState(verb, CLEAN_DRAFT) ?? nextState(verb, WAITING)
    if (row.publishes) expect(after).toEqual({ state: 'live', published: true })
  })

  it('asks before where it takes something from other titles, and where there is no way back', () => {
    if (row.takes || row.isFinal) expect(row.asks).toBe(true)
  })

  it('leads to the status that it is sent as', () => {
    const after = nextState(verb, CLEAN_DRAFT) ?? nextState(verb, WAITING)
    if (row.status === 'archived' || row.status === 'deleted' || row.status === 'purged')
      expect(after?.state).toBe(row.status)
    else if (after) expect(after.state).toBe('live')
  })
})

test('a type has the verbs of its traits and those that need none', () => {
  const bare = VERB_NAMES.filter((verb) => hasVerb({ traits: [] }, verb))
  expect(bare).toEqual(['saveDraft', 'archive', 'deleteContent', 'restoreContent', 'purge'])
  const versioned = VERB_NAMES.filter((verb) => hasVerb({ traits: ['versioned'] }, verb))
  expect(versioned).toEqual([...bare, 'discardDraft', 'restoreVersion'])
  expect(VERB_NAMES.every((verb) => hasVerb({ traits: ['versioned', 'publishable'] }, verb))).toBe(true)
})

test('what is taken from other titles is called as the call that looks for them calls it', () => {
  expect(VERBS.deleteContent.takes).toBe('delete')
})
