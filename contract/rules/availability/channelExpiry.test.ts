import { describe, expect, it } from 'vitest'
import { channelExpiry } from './channelExpiry.ts'
import { onAirChecks } from './onAirChecks.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const HOUR = 3_600_000
const channel = { traits: ['hasChannelNumber' as const] }
const endsIn = (hours: number) => ({ lwe: new Date(NOW + hours * HOUR).toISOString() })
const expiry = (hours: number, type: { traits: 'hasChannelNumber'[] } = channel) =>
  channelExpiry(endsIn(hours), { type, now: NOW })?.field

describe('a channel', () => {
  it('is expiring within 72 hours of the end of its window', () => {
    expect([71.9, 72, 0.1, 0, -1].map((hours) => expiry(hours))).toEqual([
      'lwe',
      undefined,
      'lwe',
      undefined,
      undefined,
    ])
  })

  it('alone is: other titles are told of in days', () => {
    expect(expiry(10, { traits: [] })).toBeUndefined()
  })

  it('says so among what needs a look, at the date that ends it', () => {
    const checks = onAirChecks(endsIn(10), { product: undefined, now: NOW, type: { ...channel, languages: [] } })
    expect(checks.find(({ name }) => name === 'expiring')).toEqual({
      ...{ name: 'expiring', weight: 'look', pointer: '/lwe', until: NOW + 10 * HOUR },
    })
  })
})
