import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Operation } from '#contract/rules/bulk/offeredChanges.ts'
import { OPERATIONS } from '#contract/rules/bulk/offeredChanges.ts'
import type { BulkDraft } from './bulkDraft.ts'
import { changedEdit, changeSetOf, freeOperations, isComplete, NOTHING_ENTERED } from './bulkDraft.ts'
import { withEdit, withoutEdit } from './bulkDraft.ts'
import { keepDraft, keptDraft } from './keptDrafts.ts'

/** A draft with these lines, in this order. */
function draftOf(...lines: [string, Operation, unknown?][]): BulkDraft {
  return lines.reduce((draft, [path, op, value]) => {
    const added = withEdit(draft, path, op)
    const id = added.edits.at(-1)?.id ?? 0
    return value === undefined ? added : changedEdit(added, id, { entered: { [op]: value } })
  }, NOTHING_ENTERED)
}

describe('a bulk change that is being put together', () => {
  it('becomes one change set', () => {
    const draft = draftOf(
      ['gnr', 'add', ['crime']],
      ['yr', 'set', 2024],
      ['el_no', 'unset'],
      ['lwe', 'shift', { amount: 3, unit: 'months', isEarlier: true }],
      ['oa_st_dt', 'shift', { amount: 2, unit: 'hours', isEarlier: false }],
      ['lon.en', 'replace', { find: 'Harbor', with: 'Harbour', wholeWords: true }],
    )
    expect(changeSetOf({ ...draft, publish: true })).toEqual({
      set: { yr: 2024 },
      unset: ['el_no'],
      add: { gnr: ['crime'] },
      shift: { lwe: { months: -3 }, oa_st_dt: { ms: 7_200_000 } },
      replace: [{ field: 'lon.en', find: 'Harbor', with: 'Harbour', wholeWords: true }],
      publish: true,
    })
  })

  it.each<[Operation, unknown, boolean]>([
    ['set', undefined, false],
    ['set', false, true],
    ['unset', undefined, true],
    ['add', [], false],
    ['remove', ['a'], true],
    ['shift', { unit: 'days', isEarlier: false }, false],
    ['shift', { amount: 25, unit: 'hours', isEarlier: false }, false],
    ['replace', { find: '', with: 'x' }, false],
    ['replace', { find: 'x', with: '' }, true],
  ])('a line that is to %s with %j is complete: %s', (op, value, expected) => {
    const [edit] = draftOf(['lwe', op, value]).edits
    expect(edit && isComplete(edit)).toBe(expected)
  })

  it('offers each operation once for a field, replacing as often as wanted', () => {
    const draft = draftOf(['gnr', 'add'], ['lon.en', 'replace'])
    expect(freeOperations(draft, 'gnr', ['set', 'add', 'remove'])).toEqual(['set', 'remove'])
    expect(freeOperations(draft, 'gnr', ['set', 'add'], draft.edits[0])).toEqual(['set', 'add'])
    expect(freeOperations(draft, 'lon.en', ['set', 'replace'])).toEqual(['set', 'replace'])
  })

  it('keeps what was entered while another operation is tried', () => {
    const draft = changedEdit(draftOf(['gnr', 'add', ['crime']]), 1, { op: 'set' })
    expect(changeSetOf(draft)).toEqual({})
    expect(changeSetOf(changedEdit(draft, 1, { op: 'add' }))).toEqual({ add: { gnr: ['crime'] } })
  })

  it('law: a line that is taken away leaves the others as they were, in their order', () => {
    const lines = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.constantFrom(...OPERATIONS)), { minLength: 1 })
    fc.assert(
      fc.property(lines, fc.nat(), (made, at) => {
        const draft = draftOf(...made)
        const gone = draft.edits[at % draft.edits.length]
        const left = withoutEdit(draft, gone?.id ?? 0)
        expect(left.edits).toEqual(draft.edits.filter((edit) => edit !== gone))
        expect(new Set(draft.edits.map(({ id }) => id)).size).toBe(made.length)
      }),
    )
  })
})

describe('what was entered', () => {
  function memory() {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    }
  }

  it('is there again after the panel was closed, for this person and type alone', () => {
    const storage = memory()
    const draft = draftOf(['gnr', 'add', ['crime']])
    keepDraft(storage, 'ann', 'movie', draft)
    expect(keptDraft(storage, 'ann', 'movie')).toEqual(draft)
    expect(keptDraft(storage, 'bob', 'movie')).toBe(NOTHING_ENTERED)
    expect(keptDraft(storage, 'ann', 'show')).toBe(NOTHING_ENTERED)
  })

  it.each(['nonsense', '{"edits":1}', '{"edits":[{"id":"x"}]}'])('that nobody can read (%s) is left out', (text) => {
    expect(keptDraft({ getItem: () => text }, 'ann', 'movie').edits).toEqual([])
  })
})
