import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayDate } from '../dates/displayDate.ts'
import { availabilityLabel } from './availabilityLabel.ts'
import { whyUnavailable } from './whyUnavailable.ts'

const DAY = 86_400_000
const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) })
const edge = fc.option(instant, { nil: undefined })
const zone = fc.constantFrom(
  'UTC',
  'Asia/Kuala_Lumpur',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Marquesas',
)
const status = fc.constantFrom('published', 'draft', 'pending', 'pre-draft', 'archived', undefined)
const text = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString())
/** The same instant as somebody in a zone with a fixed offset writes it. */
const offsetText = (at: number, minutes: number) => {
  const sign = minutes < 0 ? '-' : '+'
  const two = (value: number) => String(value).padStart(2, '0')
  const local = new Date(at + minutes * 60_000).toISOString().slice(0, -1)
  return `${local}${sign}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}

describe('laws of the label of dates', () => {
  it('the label follows from where now lies, and from nothing else', () => {
    fc.assert(
      fc.property(edge, edge, instant, status, (from, until, now, st) => {
        const { label } = availabilityLabel({ lws: text(from), lwe: text(until) }, { now, status: st })
        const isPast = until !== undefined && now >= until
        const isBefore = !isPast && from !== undefined && now < from
        expect(label).toBe(isPast ? 'EXPIRED' : isBefore ? 'FUTURE' : st === 'archived' ? 'ARCHIVED' : 'ACTIVE')
      }),
    )
  })

  it('time only leads from FUTURE over ACTIVE to EXPIRED', () => {
    const order = ['FUTURE', 'ACTIVE', 'EXPIRED']
    fc.assert(
      fc.property(edge, edge, instant, fc.nat(40 * DAY), (from, until, now, later) => {
        const at = (time: number) =>
          order.indexOf(availabilityLabel({ lws: text(from), lwe: text(until) }, { now: time }).label)
        expect(at(now + later)).toBeGreaterThanOrEqual(at(now))
      }),
    )
  })

  it('an instant written in any zone gives the same label and the same start on every screen', () => {
    const offset = fc.integer({ min: -12 * 60, max: 14 * 60 })
    fc.assert(
      fc.property(instant, instant, offset, zone, instant, (from, until, minutes, screen, now) => {
        const utc = availabilityLabel({ lws: text(from), lwe: text(until) }, { now })
        const local = availabilityLabel({ lws: offsetText(from, minutes), lwe: offsetText(until, minutes) }, { now })
        expect(local).toEqual(utc)
        const shown = (at: number) => displayDate(at, { zone: screen, format: 'DD MMM YYYY HH:mm', language: 'en' })
        expect(shown(local.from ?? 0)).toBe(shown(from))
      }),
    )
  })

  it('an end within seven days says how many are begun, one further away says nothing', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 30 * DAY }), (now, left) => {
        const { endsSoonDays } = availabilityLabel({ lwe: text(now + left) }, { now })
        expect(endsSoonDays).toBe(left <= 7 * DAY ? Math.ceil(left / DAY) : undefined)
      }),
    )
  })

  it('EXPIRED and the reason expired always come together, for every product', () => {
    const entries = fc.array(fc.record({ prd: fc.constantFrom('one', 'two', 'default'), value: instant.map(text) }), {
      maxLength: 3,
    })
    fc.assert(
      fc.property(edge, edge, entries, entries, fc.constantFrom('one', 'two', undefined), instant, (...drawn) => {
        const [lwe, end, licences, ends, product, now] = drawn
        const record = {
          lwe: text(lwe),
          ed_dt: text(end),
          lwe_prd: licences,
          ed_dt_prd: ends,
          st: 'published' as const,
        }
        const asked = { now, ...(product === undefined ? {} : { product }) }
        const isExpired = availabilityLabel(record, asked).label === 'EXPIRED'
        expect(whyUnavailable(record, asked).includes('expired')).toBe(isExpired)
      }),
    )
  })
})
