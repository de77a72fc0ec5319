import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { windowEnd, windowStart } from './windowEnd.ts'
import { withWindow } from './withWindow.ts'

const iso = (day: string) => `2026-${day}T00:00:00.000Z`
const at = (day: string) => Date.parse(iso(day))

describe('a window that is moved', () => {
  it('sets the licence, and the date that ends the title where another does', () => {
    expect(withWindow({}, { start: at('11-01'), end: at('12-01') })).toEqual({ lws: iso('11-01'), lwe: iso('12-01') })
    expect(withWindow({ lwe: iso('12-31'), ed_dt: iso('12-20') }, { end: at('12-01') })).toEqual({
      lws: null,
      ed_dt: iso('12-01'),
    })
  })
  it('sets the product’s own entry, and leaves those of others', () => {
    const lwe_prd = [
      { prd: 'rimba-my', value: iso('12-10') },
      { prd: 'rimba-sg', value: iso('12-20') },
    ]
    expect(withWindow({ lwe_prd }, { end: at('12-01') }, 'rimba-my').lwe_prd).toEqual([
      { prd: 'rimba-my', value: iso('12-01') },
      lwe_prd[1],
    ])
    expect(withWindow({ lwe_prd }, {}, 'rimba-my').lwe_prd).toEqual([lwe_prd[1]])
  })
  it('law: what ends alone ends then', () => {
    const instants = fc.integer({ min: at('01-01'), max: at('12-31') })
    fc.assert(
      fc.property(instants, instants, fc.constantFrom('lwe', 'ed_dt'), (start, end, field) => {
        const moved = { ...withWindow({ [field]: iso('06-01') }, { start, end }) }
        expect([windowStart(moved), windowEnd(moved)]).toEqual([start, end])
      }),
    )
  })
})
