import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { day } from '#tests/support/aStorefront.ts'
import { sampleStorefront } from '#tests/support/sampleStorefront.ts'
import { StorefrontContext } from '../StorefrontContext.ts'
import { CanvasContext } from './CanvasContext.ts'
import { useRenewedRails } from './useRenewedRails.ts'

const NOON = day('2026-11-24') + 12 * 3_600_000
const minute = (count: number) => NOON + count * 60_000

/** Rails that were read: of `new` a title ends a minute after noon, of `leaving` none does. */
function follow(moment: 'now' | number, first = NOON) {
  const renew = vi.fn()
  const rows = (lwe?: number) => ({ rows: [{ id: 'a', ...(lwe && { lwe: new Date(lwe).toISOString() }) }] })
  const read = new Map([
    ['new', rows(minute(1))],
    ['leaving', rows()],
  ])
  const clock = { now: first }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StorefrontContext value={{ shown: sampleStorefront(), lens: { moment }, now: clock.now } as never}>
      <CanvasContext value={{ reader: { all: () => read, renew } } as never}>{children}</CanvasContext>
    </StorefrontContext>
  )
  const { rerender } = renderHook(useRenewedRails, { wrapper })
  return {
    renewed: () => renew.mock.calls.flat(),
    at(now: number) {
      clock.now = now
      rerender()
    },
  }
}

test('a rail is read anew once a title of its own has ended, and no other', () => {
  const { at, renewed } = follow('now')
  at(minute(0.5))
  expect(renewed()).toEqual([])
  at(minute(1.5))
  expect(renewed()).toEqual(['new'])
  at(minute(2.5))
  expect(renewed()).toEqual(['new'])
})

test('all rails are read anew once something of the page has ended', () => {
  const { at, renewed } = follow('now', day('2027-01-01') - 1)
  at(day('2027-01-01'))
  expect(renewed()).toEqual(['new', 'leaving'])
})

test('while the lens looks at another moment the time of day changes nothing', () => {
  const { at, renewed } = follow(day('2026-12-24'))
  at(minute(5))
  expect(renewed()).toEqual([])
})
