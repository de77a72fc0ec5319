import { describe, expect, it } from 'vitest'
import { airingFields, followedChange, pinnedChange, shownFields } from './airingFields.ts'
import { insertionConflicts } from './insertionConflicts.ts'

const airing = { a_st_dt: '2026-11-24T21:00:00.000Z', eps_n: 3, gnr: ['news'], pins: ['a_st_dt'] }
const source = { a_st_dt: '2026-11-24T21:30:00.000Z', eps_n: 4, gnr: ['news'] }
const field = (name: string, isFed = true) =>
  airingFields(airing, isFed ? source : undefined).find((one) => one.field === name)

describe('a field of an airing', () => {
  it('keeps what is there where it is pinned, and takes what the feed says where it is not', () => {
    expect(field('a_st_dt')).toMatchObject({ isPinned: true, result: airing.a_st_dt, source: source.a_st_dt })
    expect(field('eps_n')).toMatchObject({ isPinned: false, result: 4, current: 3 })
    expect(field('eps_n', false)).toMatchObject({ result: 3, source: undefined })
  })

  it('needs a look where it is pinned or differs', () => {
    expect(shownFields(airingFields(airing, source)).map((one) => one.field)).toEqual(['a_st_dt', 'eps_n'])
    expect(shownFields(airingFields(airing, undefined)).map((one) => one.field)).toEqual(['a_st_dt'])
  })

  it('is pinned as it stands, and follows the feed again with what that said', () => {
    expect(pinnedChange(airing, ['eps_n', 'a_st_dt'])).toEqual({ pins: ['a_st_dt', 'eps_n'] })
    expect(followedChange(airing, ['a_st_dt'], source)).toEqual({ pins: [], a_st_dt: source.a_st_dt })
    expect(followedChange(airing, ['a_st_dt'], undefined)).toEqual({ pins: [] })
  })
})

describe('a safe insertion', () => {
  const run = (key: string, from: number, to: number) => ({ key, from, to })
  it('is in conflict with whatever runs then, for the time that both want', () => {
    const others = [run('c', 40, 60), run('a', 0, 10), run('b', 5, 20), run('own', 10, 45)]
    const conflicts = insertionConflicts(others, { from: 10, to: 45 }, 'own')
    expect(conflicts.map(({ airing: { key }, from, to }) => [key, from, to])).toEqual([
      ['b', 10, 20],
      ['c', 40, 45],
    ])
  })
})
