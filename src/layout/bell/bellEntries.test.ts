import { describe, expect, it } from 'vitest'
import type { Setting } from '#contract/schemas/settings.ts'
import { hasNew, seenUntil, sortNotes } from './bellEntries.ts'

const NOW = Date.parse('2026-03-02T12:00:00.000Z')
const note = (id: string, ct: string, payload: unknown = { status_id: `job-${id}`, kind: 'undo', cty: 'movie' }) =>
  ({ id, n: 'bulkUpdate', t: 'job', ct, payload }) as Setting

describe('notifications', () => {
  it('of the last 24 hours are kept, newest first, and older ones are to be deleted', () => {
    const young = note('1', '2026-03-01T12:00:00.000Z')
    const younger = note('2', '2026-03-02T11:00:00.000Z')
    const old = note('3', '2026-03-01T11:59:59.000Z')
    const { notes, old: gone } = sortNotes([young, old, younger], NOW)
    expect(notes.map(({ job }) => job)).toEqual(['job-2', 'job-1'])
    expect(gone).toEqual([old])
  })
  it('that name no job are not shown', () => {
    expect(sortNotes([note('1', '2026-03-02T11:00:00.000Z', 'odd')], NOW).notes).toEqual([])
  })
  it('of another service have the kind of their name', () => {
    const [one] = sortNotes([note('1', '2026-03-02T11:00:00.000Z', { status_id: '7' })], NOW).notes
    expect(one).toMatchObject({ kind: 'bulkUpdate', cty: undefined })
  })
})

describe('the dot of the bell', () => {
  const notes = [{ ct: '2026-03-02T11:00:00.000Z' }]
  it('appears for a job that came after the bell was opened, and clears with the mark of its opening', () => {
    expect(hasNew(notes, '')).toBe(true)
    expect(hasNew(notes, '2026-03-02T10:00:00.000Z')).toBe(true)
    expect(hasNew(notes, '2026-03-02T11:00:00.000Z')).toBe(false)
    expect(hasNew([], '')).toBe(false)
  })
  it('goes by the latest mark of several tabs', () => {
    const mark = (until: unknown) => ({ id: '', n: 'bell', t: 'seen', ct: '', payload: { until } }) as Setting
    expect(seenUntil([mark('2026-03-01'), mark('2026-03-02'), mark(7)])).toBe('2026-03-02')
    expect(seenUntil([])).toBe('')
  })
})
