import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Status } from '#contract/values/status.ts'
import { onAirChecks } from './onAirChecks.ts'
import { airState, workflowState } from './titleState.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const asked = { product: 'my', now: NOW }
const film = { st: 'published' as Status, prd: ['my'], lws: '2024-03-01T00:00:00Z', lwe: '2027-03-01T00:00:00Z' }
const word = (change: object) => airState({ ...film, ...change }, asked).word

describe('what a title is for viewers', () => {
  it.each([
    [{}, 'ACTIVE'],
    [{ lwe: '2026-01-01T00:00:00Z' }, 'EXPIRED'],
    [{ lws: '2027-01-01T00:00:00Z' }, 'FUTURE'],
    [{ st: 'archived' }, 'ARCHIVED'],
    [{ st: 'draft' }, 'OFF'],
    [{ st: 'pending' }, 'OFF'],
    [{ vce: false }, 'OFF'],
    [{ prd: ['sg'] }, 'OFF'],
    [{ st: 'draft', sides: [{ st: 'published' }, { st: 'draft' }] }, 'ACTIVE'],
    [{ st: 'draft', lwe: '2026-01-01T00:00:00Z' }, 'EXPIRED'],
  ])('with %j is %s', (change, expected) => expect(word(change)).toBe(expected))

  it('is never ACTIVE where something keeps it from viewers, and is on air exactly where no check blocks it', () => {
    const instant = fc.constantFrom('2025-01-01T00:00:00Z', '2026-11-25T00:00:00Z', '2028-01-01T00:00:00Z')
    const st = fc.constantFrom<Status>('published', 'draft', 'pending', 'pre-draft', 'archived', 'deleted')
    const change = fc.record(
      { lws: instant, lwe: instant, ed_dt: instant, vce: fc.boolean(), st, prd: fc.constantFrom(['my'], ['sg'], []) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(change, fc.constantFrom('my', 'sg', undefined), (drawn, product) => {
        const record = { ...film, ...drawn }
        const state = airState(record, { product, now: NOW })
        const type = { traits: [], languages: [] }
        const blocks = onAirChecks(record, { product, now: NOW, type }).some(({ weight }) => weight === 'blocks')
        expect(state.isOnAir).toBe(!blocks)
        expect(state.word === 'ACTIVE').toBe(state.isOnAir)
        if (state.endsSoonDays !== undefined) expect(state.isOnAir).toBe(true)
      }),
    )
  })

  it('names the date that counts: the product’s own, the default, the plain one; the earlier of licence and end', () => {
    const by = (change: object) => airState({ ...film, ...change }, asked).endsBy?.field
    expect(by({})).toBe('lwe')
    expect(by({ lwe_prd: [{ prd: 'default', value: '2028-01-01T00:00:00Z' }] })).toBe('lwe_prd')
    expect(by({ lwe_prd: [{ prd: 'sg', value: '2028-01-01T00:00:00Z' }] })).toBe('lwe')
    expect(by({ ed_dt: '2026-12-01T00:00:00Z' })).toBe('ed_dt')
    expect(by({ ed_dt: '2026-12-01T00:00:00Z', ed_dt_prd: [{ prd: 'my', value: '2029-01-01T00:00:00Z' }] })).toBe('lwe')
    expect(by({ lwe: undefined })).toBeUndefined()
  })
})

describe('where a title stands in its workflow', () => {
  const sides = (...sts: Status[]) => sts.map((st) => ({ st }))
  it.each([
    ['draft', sides('draft'), { shown: 'inProgress' }],
    ['pending', sides('pending'), { shown: 'pending' }],
    ['published', sides('published'), { shown: 'available' }],
    ['draft', sides('published', 'draft'), { shown: 'available', over: 'draft' }],
    ['pending', sides('published', 'pending'), { shown: 'available', over: 'pending' }],
    ['pre-draft', sides('published', 'pre-draft'), { shown: 'available', over: 'processing' }],
    ['archived', [], { shown: 'archived' }],
  ] as const)('%s with %j', (st, own, expected) => expect(workflowState({ st, sides: own }, 'vod')).toEqual(expected))
})
