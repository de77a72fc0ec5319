import { describe, expect, it } from 'vitest'
import type { EpgChange } from '#contract/schemas/live/ingestion.ts'
import { changeRows, fieldsTaken, keepsAll, movedBy, picksOfAll } from './changeRows.ts'

type Change = Pick<EpgChange, 'kind' | 'fields'>
const field = (name: EpgChange['fields'][number]['field'], more: Partial<EpgChange['fields'][number]> = {}) => ({
  field: name,
  source: 'feed',
  current: 'ours',
  pinned: false,
  take: 'source' as const,
  ...more,
})
const pinned = { pinned: true, take: 'current' as const }
const times = (source: string, current: string) => ({
  source: `2026-11-24T${source}:00Z`,
  current: `2026-11-24T${current}:00Z`,
})

describe('a change as rows', () => {
  it('has the title first, start and end together, and the rest below', () => {
    const change: Change = {
      kind: 'changed',
      fields: [field('a_st_dt'), field('a_ed_dt'), field('lod'), field('lon')],
    }
    expect(changeRows(change).map(({ name }) => name)).toEqual(['lon', 'times', 'lod'])
  })
  it('keeps start and end apart where only one of them is pinned', () => {
    const change: Change = { kind: 'conflict', fields: [field('a_st_dt', pinned), field('a_ed_dt')] }
    expect(changeRows(change).map(({ name, take }) => [name, take])).toEqual([
      ['a_st_dt', 'current'],
      ['a_ed_dt', 'source'],
    ])
  })
  it('shows of a programme that is new, gone or was deleted its times alone', () => {
    for (const kind of ['new', 'vanished', 'deleted'] as const)
      expect(changeRows({ kind, fields: [field('lon'), field('a_st_dt'), field('a_ed_dt')] })).toHaveLength(1)
  })
})

describe('what accepting says to the server', () => {
  const conflict: Change = { kind: 'conflict', fields: [field('lon', pinned), field('rat', pinned)] }
  it('names nothing where the feed is taken at its word, and every field where it is not', () => {
    expect(fieldsTaken(conflict, picksOfAll(conflict, 'source'))).toBeUndefined()
    expect(fieldsTaken(conflict, { lon: 'source' })).toEqual({ lon: 'source', rat: 'current' })
    expect(fieldsTaken({ kind: 'new', fields: [field('lon')] }, {})).toBeUndefined()
  })
  it('would be nothing where all pinned fields stay', () => {
    expect(keepsAll(conflict, {})).toBe(true)
    expect(keepsAll(conflict, { rat: 'source' })).toBe(false)
    expect(keepsAll({ kind: 'vanished', fields: [field('a_st_dt')] }, {})).toBe(false)
  })
})

describe('by how much a programme moved', () => {
  it('is known where it kept its length and nothing else changed', () => {
    const start = field('a_st_dt', times('22:00', '21:00'))
    expect(movedBy({ fields: [start, field('a_ed_dt', times('23:00', '22:00'))] })).toBe(3_600_000)
    expect(movedBy({ fields: [start, field('a_ed_dt', times('23:30', '22:00'))] })).toBeUndefined()
    expect(movedBy({ fields: [start, field('lon')] })).toBeUndefined()
    expect(movedBy({ fields: [start] })).toBeUndefined()
  })
})
