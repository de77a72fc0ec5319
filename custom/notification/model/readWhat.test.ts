import { describe, expect, it } from 'vitest'
import { readWhat } from './readWhat.ts'

describe('what a job was asked to do', () => {
  it('is a change set, with its publishing, on all that matched', () => {
    const what = { changes: { set: { gnr: ['drama'] }, unset: ['yr'], publish: true }, flt: { filter: [] } }
    expect(readWhat({ kind: 'bulkUpdate', count: 1, what })).toEqual({
      isMatching: true,
      changes: { set: { gnr: ['drama'] }, unset: ['yr'] },
      publish: true,
    })
  })
  it('is a change set also where its parts stand by themselves', () => {
    expect(readWhat({ kind: 'bulkUpdate', count: 1, what: { st: 'archived', shift: { lwe: { days: 3 } } } })).toEqual({
      isMatching: false,
      changes: { shift: { lwe: { days: 3 } } },
      st: 'archived',
    })
  })
  it('is an order of episodes, a file or a time', () => {
    expect(readWhat({ kind: 'sortEpisodes', what: {}, count: 2 })).toMatchObject({ order: 2 })
    expect(readWhat({ kind: 'importContent', count: 1, what: { fileName: 'a.csv' } })).toMatchObject({ file: 'a.csv' })
    expect(readWhat({ kind: 'timedPublish', count: 1, what: { due: '2026-03-01T00:00:00Z' } })).toMatchObject({
      due: '2026-03-01T00:00:00Z',
    })
  })
  it('is nothing that can be said where it is not understood', () => {
    expect(readWhat({ kind: 'undo', count: 1, what: { set: 7, st: 3, fields: 'x' } })).toEqual({ isMatching: false })
  })
})
