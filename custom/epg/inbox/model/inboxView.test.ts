import { describe, expect, it } from 'vitest'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { changesOfTab, inboxFromSearch, isShiftOpen, searchOfInbox, wantsDecision } from './inboxView.ts'

const view = (search: string) => inboxFromSearch(new URLSearchParams(search))
const moved = (search: string, change: Parameters<typeof searchOfInbox>[1]) =>
  searchOfInbox(new URLSearchParams(search), change).toString()

describe('the address of the inbox', () => {
  it('begins with what waits, a hundred changes a page', () => {
    expect(view('')).toEqual({
      ...{ show: 'waiting', ingestion: undefined, tab: 'waiting', channel: '', page: 1, perPage: 100 },
    })
    expect(view('tab=nonsense&page=-3&size=7')).toMatchObject({ tab: 'waiting', page: 1, perPage: 100 })
  })
  it('says what is looked at, and comes back from it', () => {
    const search = moved('', { show: 'all', ingestion: 'i1' })
    expect(view(moved(search, { tab: 'moved', channel: 'c1' }))).toMatchObject({
      ...{ show: 'all', ingestion: 'i1', tab: 'moved', channel: 'c1', page: 1 },
    })
  })
  it('begins anew at the first page with another ingestion, tab or channel', () => {
    const before = 'ingestion=i1&tab=moved&channel=c1&page=4'
    expect(moved(before, { ingestion: 'i2' })).toBe('ingestion=i2')
    expect(moved(before, { tab: 'waiting' })).toBe('ingestion=i1&channel=c1')
    expect(moved(before, { channel: '' })).toBe('ingestion=i1&tab=moved')
    expect(moved(before, { page: 5 })).toBe('ingestion=i1&tab=moved&channel=c1&page=5')
  })
})

it('a tab is a kind of changes, and the first one what waits of any kind', () => {
  expect(changesOfTab('waiting')).toEqual({ state: 'waiting' })
  expect(changesOfTab('conflict')).toEqual({ kind: 'conflict' })
})

describe('an ingestion wants somebody', () => {
  const one = (more: Partial<EpgIngestion>): EpgIngestion =>
    ({ status: 'active', closed: false, waiting: 0, unmatched: 0, failure: 0, ...more }) as EpgIngestion
  it('where something waits, has no channel or failed', () => {
    expect(
      [{ waiting: 1 }, { unmatched: 1 }, { failure: 1 }, { status: 'failed' as const }].map(one).map(wantsDecision),
    ).toEqual([true, true, true, true])
  })
  it('never while it runs, nor once it is closed or called off', () => {
    expect(
      [
        {},
        { waiting: 1, status: 'processing' as const },
        { waiting: 1, closed: true },
        { waiting: 1, status: 'inactive' as const },
      ]
        .map(one)
        .map(wantsDecision),
    ).toEqual([false, false, false, false])
  })
  it('about its shift only until that is decided', () => {
    const shift = { by: 3_600_000, count: 8, of: 8 }
    expect(isShiftOpen({ closed: false, shift })).toBe(true)
    expect(isShiftOpen({ closed: false, shift: { ...shift, decision: 'keep' } })).toBe(false)
    expect(isShiftOpen({ closed: true, shift })).toBe(false)
  })
})
