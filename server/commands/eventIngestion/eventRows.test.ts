import { describe, expect, it } from 'vitest'
import { eventRow, type FeedTeam } from './eventRows.ts'

const team: FeedTeam = { id: 'id-1', words: new Set(['id-1', 'hut', 'harimau utara']) }
const mapping = { Team: 'pmy_tm', Start: 'ev_st', Name: 'lon.en' }
const row = (more: Record<string, unknown> = {}) => ({
  Team: 'HUT',
  Start: '2026-12-01T12:00:00Z',
  Name: 'Game',
  ...more,
})
const since = Date.parse('2026-12-01T00:00:00Z')

describe('a row of a list of events', () => {
  it('is taken in where it names the team by id, code or name, and names it by its id then', () => {
    expect(eventRow(row(), { team, since: undefined, mapping })).toEqual(row({ Team: 'id-1' }))
    expect(eventRow(row({ Team: 'Harimau Utara' }), { team, since: undefined, mapping })).toBeDefined()
    expect(eventRow(row({ Team: 'STR' }), { team, since: undefined, mapping })).toBeUndefined()
    expect(eventRow(row({ Team: undefined }), { team, since: undefined, mapping })).toBeUndefined()
  })

  it('may name the team among those of the game', () => {
    const teams = { ...mapping, Team: 'teams' }
    expect(eventRow(row({ Team: 'STR|HUT' }), { team, since: undefined, mapping: teams })).toEqual(
      row({ Team: 'STR|HUT' }),
    )
    expect(eventRow(row({ Team: [{ c: 'HUT' }] }), { team, since: undefined, mapping: teams })).toBeDefined()
  })

  it('is one of the team where the list names none', () => {
    expect(eventRow({ Name: 'Game' }, { team, since: undefined, mapping: { Name: 'lon.en' } })).toEqual({
      Name: 'Game',
    })
  })

  it('is left out where it begins before the start that was asked for', () => {
    expect(eventRow(row({ Start: '2026-11-30T23:59:59Z' }), { team, since, mapping })).toBeUndefined()
    expect(eventRow(row(), { team, since, mapping })).toBeDefined()
    expect(eventRow(row({ Start: 'soon' }), { team, since, mapping })).toBeDefined()
  })
})
