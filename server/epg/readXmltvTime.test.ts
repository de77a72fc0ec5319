import { describe, expect, it } from 'vitest'
import { readXmltvTime } from './readXmltvTime.ts'

const iso = (text: string, zone?: string) => {
  const read = readXmltvTime(text, zone)
  return read && new Date(read.at).toISOString()
}

describe('a time of XMLTV', () => {
  it.each([
    ['20260503084250 -0300', '2026-05-03T11:42:50.000Z'],
    ['201606302100 +0100', '2016-06-30T20:00:00.000Z'],
    ['20240601120000 +0530', '2024-06-01T06:30:00.000Z'],
    ['20240601120000 +05:30', '2024-06-01T06:30:00.000Z'],
    ['20240601120000+0800', '2024-06-01T04:00:00.000Z'],
    ['20010829000500 BST', '2001-08-28T23:05:00.000Z'],
    ['20240601120000 Z', '2024-06-01T12:00:00.000Z'],
    ['200006031633', '2000-06-03T16:33:00.000Z'],
    ['20000603', '2000-06-03T00:00:00.000Z'],
    ['20001231240000 +0000', '2001-01-01T00:00:00.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(iso(text)).toBe(expected)
  })

  it('without an offset is read on the clocks of the channel, and says that it named none', () => {
    expect(iso('20240601120000', 'Asia/Kuala_Lumpur')).toBe('2024-06-01T04:00:00.000Z')
    expect(readXmltvTime('20240601120000')?.hasZone).toBe(false)
    expect(readXmltvTime('20240601120000 XYZ', 'Asia/Kuala_Lumpur')).toEqual({
      at: Date.UTC(2024, 5, 1, 4),
      hasZone: false,
    })
    expect(readXmltvTime('20240601120000 +0000')?.hasZone).toBe(true)
  })

  it.each(['', 'soon', '2024', '20240231000000', '20241301000000', '20240601250000', '20240601126100', '0'])(
    '%j is none',
    (text) => {
      expect(readXmltvTime(text)).toBeUndefined()
    },
  )
})
