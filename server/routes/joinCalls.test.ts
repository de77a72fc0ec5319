import { describe, expect, it } from 'vitest'
import { Type } from 'typebox'
import { CALLS } from '#contract/wire/calls.ts'
import { noQuery, query, type CallRow, type Guard } from '#contract/wire/calls/call.ts'
import { joinCalls } from './joinCalls.ts'

const command = async () => ({ data: null })

function row(change: Partial<CallRow>): CallRow {
  return {
    name: 'readThing',
    method: 'GET',
    path: '/thing/{type}',
    guard: { by: 'self' },
    section: 'ours',
    part: 'F',
    summary: '',
    query: noQuery,
    answer: Type.Null(),
    ...change,
  }
}

const join = (...rows: CallRow[]) => joinCalls(rows, Object.fromEntries(rows.map(({ name }) => [name, command])))

describe('the call table and its commands', () => {
  it('a call that declares no guard keeps the server from starting', () => {
    expect(() => join(row({ guard: undefined as unknown as Guard }))).toThrow('readThing declares no guard')
    expect(() => join(row({ guard: {} as Guard }))).toThrow('readThing declares no guard')
  })

  it('so does a guard that nobody knows', () => {
    expect(() => join(row({ guard: { by: 'trust' } as unknown as Guard }))).toThrow('a guard that nobody knows')
  })

  it.each<[Partial<CallRow>, string]>([
    [{ path: '/thing', guard: { by: 'type', action: 'view' } }, 'the type of an address'],
    [{ path: '/thing', guard: { by: 'typeStatus', creates: true } }, 'the type of an address'],
    [{ guard: { by: 'urn', action: 'view', from: 'query' } }, 'a urn that the query lacks'],
    [{ guard: { by: 'urn', action: 'view', from: 'body' } }, 'a urn that the body lacks'],
    [{ guard: { by: 'page', pages: [], action: 'view' } }, 'names no page'],
  ])('so does a guard that could never find what it guards: %j', (change, words) => {
    expect(() => join(row(change))).toThrow(words)
  })

  it('a guard that finds its thing is accepted', () => {
    expect(
      join(row({ guard: { by: 'urn', action: 'view', from: 'query' }, query: query({ urn: Type.String() }) })),
    ).toHaveLength(1)
  })

  it('one error names every row without a command, every command without a row, every name that stands twice', () => {
    const rows = [row({ name: 'readA' }), row({ name: 'readB' }), row({ name: 'readC' }), row({ name: 'readC' })]
    expect(() => joinCalls(rows, { readC: command, readD: command })).toThrow(
      'readC stands there twice; readA has no command; readB has no command; the command readD has no row',
    )
  })

  it('no command hides in a prototype', () => {
    expect(() => joinCalls([row({ name: 'constructor' })], {})).toThrow('constructor has no command')
  })

  it('every row of the real table has a guard that holds together', () => {
    expect(join(...CALLS)).toHaveLength(CALLS.length)
  })
})
