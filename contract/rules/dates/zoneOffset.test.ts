import { describe, expect, it } from 'vitest'
import { offsetMs, RFC_2822_ZONES } from './zoneOffset.ts'

const HOUR_MS = 3_600_000

describe('an offset', () => {
  it.each([
    ['+0530', 5.5],
    ['+05:30', 5.5],
    ['+530', 5.5],
    ['-08', -8],
    ['-8', -8],
    ['-0030', -0.5],
    ['+0000', 0],
  ])("'%s' is %d hours ahead of UTC", (text, hours) => expect(offsetMs(text)).toBe(hours * HOUR_MS))

  it.each(['', '+', '0530', '+24', '+0560', '+5:3', 'EST'])("'%s' is none", (text) =>
    expect(offsetMs(text)).toBeUndefined(),
  )

  it('stands for each zone that RFC 2822 names', () => {
    expect(Object.values(RFC_2822_ZONES).map((offset) => (offsetMs(offset) ?? 0) / HOUR_MS)).toEqual([
      -5, -4, -6, -5, -7, -6, -8, -7,
    ])
  })
})
