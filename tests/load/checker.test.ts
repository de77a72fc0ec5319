import { describe, expect, it } from 'vitest'
import { judge } from './checker.ts'
import type { FinalState } from './finalState.ts'
import type { Operation } from './history.ts'

const ids = { doc: 'doc-1', v1: 'key-1', v2: 'key-2' }

/** A document made, published, and edited again, by three clients of whom one was too late. */
function soundHistory(): Operation[] {
  const operation = (
    client: number,
    kind: Operation['kind'],
    base: number,
    outcome: Operation['outcome'],
  ): Operation => ({
    client,
    kind,
    id: ids.doc,
    base,
    token: `token-${client}-${base}`,
    key: `key-${client}-${base}`,
    outcome,
    ...(outcome === 'ok' ? { rev: base + 1 } : {}),
  })
  return [
    operation(1, 'create', 0, 'ok'),
    operation(1, 'publish', 1, 'ok'),
    operation(2, 'save', 2, 'ok'),
    operation(3, 'save', 2, 'refused'),
    operation(3, 'save', 3, 'unknown'),
  ]
}

function soundState(): FinalState {
  const named = (token: string) => ({ lod: [{ lang: 'en', n: token }] })
  const audit = (rev: number, verb: string, token: string) => ({
    id: ids.doc,
    rev,
    verb,
    change: [{ field: '/lod/en/n', after: token }],
  })
  return {
    documents: [{ id: ids.doc, rev: 3, state: 'live', draft_key: ids.v2, published_key: ids.v1, newest_key: ids.v2 }],
    versions: [
      { key: ids.v1, id: ids.doc, n: 1, st: 'published', parent: null, payload: named('token-1-1') },
      { key: ids.v2, id: ids.doc, n: 2, st: 'draft', parent: ids.v1, payload: named('token-2-2') },
    ],
    sides: [
      {
        id: ids.doc,
        slot: 'draft',
        key: ids.v2,
        st: 'draft',
        is_primary: true,
        prd_set: 'p',
        search_key: '\ntoken 2 2\n',
      },
      {
        id: ids.doc,
        slot: 'published',
        key: ids.v1,
        st: 'published',
        is_primary: false,
        prd_set: 'p',
        search_key: '\ntoken 1 1\n',
      },
    ],
    audits: [audit(1, 'saveDraft', 'token-1-0'), audit(2, 'publish', 'token-1-1'), audit(3, 'saveDraft', 'token-2-2')],
    events: [1, 2, 3].map((rev) => ({ id: ids.doc, rev })),
    totals: [
      { urn: 'u', st: 'draft', sum: 1 },
      { urn: 'u', st: 'published', sum: 1 },
      { urn: 'u', st: 'all', sum: 1 },
    ],
    answers: [
      { key: 'key-1-0', rev: 1, answer: '{}' },
      { key: 'key-1-1', rev: 2, answer: '{}' },
      { key: 'key-2-2', rev: 3, answer: '{}' },
    ],
  }
}

type Fault = [string, (state: FinalState, history: Operation[]) => void, RegExp]

/** Every way in which a store could break its promises, put in by hand. */
const FAULTS: Fault[] = [
  ['an acknowledged write is gone', (state) => state.audits.splice(2, 1), /token-2-2 .*acknowledged and is missing/],
  [
    'a refused write is there',
    (_, history) => (history[2] = { ...first(history, 2), outcome: 'refused' }),
    /refused and yet/,
  ],
  [
    'a retried write happened twice',
    (state) => state.audits.push({ ...first(state.audits, 2), rev: 4 }),
    /happened 2 times/,
  ],
  ['two were given one revision', (_, history) => history.push(first(history, 2)), /two were told/],
  [
    'a write lies at another revision',
    (_, history) => (history[2] = { ...first(history, 2), rev: 4 }),
    /lies at doc-1 revision 3/,
  ],
  ['the answer to a retry is not kept', (state) => state.answers.pop(), /no kept answer/],
  ['a revision has no change set', (state) => state.audits.shift(), /audit with holes/],
  ['a revision has no event', (state) => state.events.pop(), /events with holes/],
  ['a version is missing', (state) => state.versions.pop(), /does not name its draft|newest version that is not there/],
  [
    'a document has two drafts',
    (state) => state.versions.push({ ...first(state.versions, 1), key: 'key-3' }),
    /two versions on one side/,
  ],
  [
    'two versions are published',
    (state) => state.versions.push({ ...first(state.versions, 0), key: 'key-3' }),
    /two versions on one side/,
  ],
  ['a chain of versions is broken', (state) => (first(state.versions, 1).parent = 'gone'), /parent that is not there/],
  ['a version has lost its parent', (state) => (first(state.versions, 1).parent = null), /has no parent/],
  ['a list row is missing', (state) => state.sides.pop(), /list rows of other versions/],
  ['a document is shown twice', (state) => (first(state.sides, 1).is_primary = true), /shown 2 times/],
  [
    'a list row is of an older text',
    (state) => (first(state.sides, 0).search_key = '\ntoken 1 1\n'),
    /not that of token-2-2/,
  ],
  [
    'a text was overwritten',
    (state) => (first(state.versions, 1).payload = { n: 'token-1-1' }),
    /does not hold token-2-2/,
  ],
  ['a kept total is wrong', (state) => (first(state.totals, 0).sum = 2), /kept total of draft is 2, there are 1/],
]

describe('the history checker', () => {
  it('finds nothing in a sound history', () => {
    expect(judge(soundHistory(), soundState()).problems).toEqual([])
  })

  it.each(FAULTS)('finds out that %s', (_name, spoil, complaint) => {
    const history = soundHistory()
    const state = soundState()
    spoil(state, history)
    expect(judge(history, state).problems.join('\n')).toMatch(complaint)
  })

  it('takes a write without an answer as done or not done', () => {
    const history = soundHistory()
    const state = soundState()
    state.audits.push({ id: ids.doc, rev: 4, verb: 'saveDraft', change: [{ field: '/lod', after: 'token-3-3' }] })
    state.events.push({ id: ids.doc, rev: 4 })
    first(state.documents, 0).rev = 4
    first(state.versions, 1).payload = 'token-3-3'
    first(state.sides, 0).search_key = 'token 3 3'
    expect(judge(history, state).problems).toEqual([])
  })
})

function first<Row>(rows: readonly Row[], index: number): Row {
  return rows[index] as Row
}
