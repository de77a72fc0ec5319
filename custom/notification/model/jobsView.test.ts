import { describe, expect, it } from 'vitest'
import { jobsQuery, readView, writeView } from './jobsView.ts'

const view = (address: string) => readView(new URLSearchParams(address))

describe('the address of the job centre', () => {
  it('says which jobs are shown and which one is open', () => {
    const shown = view('scope=product&kind=bulkUpdate&state=open&since=24&by=bo&job=7&page=3&rows=100')
    expect(shown).toMatchObject({ job: '7', page: 3, perPage: 100 })
    expect(jobsQuery(shown, Date.parse('2026-03-02T00:00:00Z'))).toEqual({
      scope: 'product',
      kind: 'bulkUpdate',
      status: 'yet-to-start,processing',
      by: 'bo',
      since: '2026-03-01T00:00:00.000Z',
      pageNumber: 3,
      pageSize: 100,
    })
  })
  it('shows one’s own newest jobs where it says nothing, or nonsense', () => {
    const nonsense = view('scope=moon&kind=odd&state=odd&page=-1&rows=7&since=3')
    expect(jobsQuery(nonsense, 0)).toEqual({ scope: 'own', pageNumber: 1, pageSize: 25 })
  })
  it('begins at the first page of another filter, and stays where a job is opened', () => {
    const at = new URLSearchParams('page=4')
    expect(writeView(at, { kind: 'undo' }).toString()).toBe('kind=undo')
    expect(writeView(at, { job: '7' }).toString()).toBe('page=4&job=7')
  })
  it('leaves out what is usual', () => {
    expect(writeView(new URLSearchParams('scope=product&rows=100'), { scope: 'own', perPage: 25 }).toString()).toBe('')
  })
})
