import { describe, expect, it, test } from 'vitest'
import { zoneAt, zonesAt, zonesFor } from './zones.ts'

const NOVEMBER = Date.parse('2026-11-24T12:00:00Z')
const zones = zonesAt(NOVEMBER)
const found = (term: string) => zonesFor(zones, term).map(({ zone }) => zone)

describe('time zones', () => {
  it('have a city and an offset, and stand from west to east', () => {
    expect(zoneAt('Asia/Kuala_Lumpur', NOVEMBER)).toEqual({
      zone: 'Asia/Kuala_Lumpur',
      city: 'Kuala Lumpur',
      offset: 'UTC+8',
      minutes: 480,
    })
    const offsets = zones.map(({ minutes }) => minutes)
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b))
    expect(found('UTC')).toContain('UTC')
  })

  test.each([
    ['singap', 'Asia/Singapore'],
    ['SINGAPORE', 'Asia/Singapore'],
    ['kuala lumpur', 'Asia/Kuala_Lumpur'],
    ['asia/sing', 'Asia/Singapore'],
    ['kolkata', 'Asia/Calcutta'],
    ['calcutta', 'Asia/Calcutta'],
    ['são', 'America/Sao_Paulo'],
    ['utc+8', 'Asia/Singapore'],
    ['+8', 'Asia/Singapore'],
    ['+08:00', 'Asia/Singapore'],
    ['−3:30', 'America/St_Johns'],
  ])('are found by %s', (term, zone) => expect(found(term)).toContain(zone))

  it('are found by their city before their region', () => {
    expect(found('sing')[0]).toBe('Asia/Singapore')
    expect(found('+8')).not.toContain('Asia/Tokyo')
    expect(found('atlantis')).toEqual([])
    expect(found('')).toHaveLength(zones.length)
  })
})
