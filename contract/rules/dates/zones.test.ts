import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { readMoment } from './readMoment.ts'
import { resolveWall } from './resolveWall.ts'
import { clockLabel, rulerTicks } from './rulerTicks.ts'
import { dayBounds, dayOf, shiftDay } from './zoneDays.ts'
import { comesTwice, repeatedTimes, zoneLetters, zoneSpans } from './zoneShifts.ts'
import { zonedParts } from './zonedParts.ts'

const LONDON = 'Europe/London'
const NEW_YORK = 'America/New_York'
const KL = 'Asia/Kuala_Lumpur'
const LORD_HOWE = 'Australia/Lord_Howe'
const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)

/** Days on which clocks change, and one on which they do not, with their hours. */
const SWITCH_DAYS = [
  [LONDON, '2026-03-29', 23],
  [LONDON, '2026-10-25', 25],
  [NEW_YORK, '2026-03-08', 23],
  [NEW_YORK, '2026-11-01', 25],
  [LORD_HOWE, '2026-10-04', 23.5],
  [LORD_HOWE, '2026-04-05', 24.5],
  [KL, '2026-10-25', 24],
  ['America/Havana', '2026-11-01', 25],
  ['Africa/Cairo', '2026-04-24', 23],
] as const

const zones = fc.constantFrom(LONDON, NEW_YORK, KL, LORD_HOWE, 'UTC', 'Asia/Kathmandu', 'America/St_Johns')
const switchDays = fc.constantFrom(...SWITCH_DAYS)
const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2037, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
/** As often a day on which clocks change as any other. */
const zonedDays = fc.oneof(
  switchDays.map(([zone, day]) => [zone, day] as const),
  fc.tuple(zones, days),
)

describe('a day in a zone', () => {
  test.each(SWITCH_DAYS)('%s, %s has %f hours', (zone, day, hours) => {
    const { from, to } = dayBounds(day, zone)
    expect((to - from) / HOUR).toBe(hours)
    expect([dayOf(from, zone), dayOf(to - 1, zone), dayOf(to, zone)]).toEqual([day, day, shiftDay(day, 1)])
  })

  test('is the next one after midnight there', () => {
    expect(dayOf(at('2026-11-24T18:00Z'), KL)).toBe('2026-11-25')
    expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28')
    expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29')
  })

  test('law: its bounds are those of Temporal', () => {
    fc.assert(
      fc.property(zonedDays, ([zone, day]) => {
        const start = (text: string) => Temporal.PlainDate.from(text).toZonedDateTime(zone).epochMilliseconds
        expect(dayBounds(day, zone)).toEqual({ from: start(day), to: start(shiftDay(day, 1)) })
      }),
    )
  })
})

describe('the change of clocks', () => {
  test('cuts a range in two', () => {
    const day = dayBounds('2026-10-25', LONDON)
    const change = at('2026-10-25T01:00Z')
    expect(zoneSpans(day, LONDON)).toEqual([
      { from: day.from, to: change, offset: HOUR },
      { from: change, to: day.to, offset: 0 },
    ])
    expect(zoneSpans(dayBounds('2026-10-25', KL), KL)).toHaveLength(1)
  })

  test('shows an hour twice, on Lord Howe half an hour', () => {
    expect(repeatedTimes(dayBounds('2026-10-25', LONDON), LONDON)).toEqual([
      { from: at('2026-10-25T01:00Z'), to: at('2026-10-25T02:00Z') },
    ])
    const [half] = repeatedTimes(dayBounds('2026-04-05', LORD_HOWE), LORD_HOWE)
    expect(half && half.to - half.from).toBe(HOUR / 2)
    expect(repeatedTimes(dayBounds('2026-03-29', LONDON), LONDON)).toEqual([])
    const second = { from: at('2026-10-25T01:30Z'), to: at('2026-10-25T08:00Z') }
    expect(repeatedTimes(second, LONDON)).toHaveLength(1)
  })

  test('names its sides', () => {
    expect(zoneLetters(at('2026-10-25T00:30Z'), LONDON)).toBe('BST')
    expect(zoneLetters(at('2026-10-25T01:30Z'), LONDON)).toBe('GMT')
    expect(zoneLetters(at('2026-11-01T05:30Z'), NEW_YORK)).toBe('EDT')
    expect(zoneLetters(at('2026-04-04T14:45Z'), LORD_HOWE)).toBe('LHDT')
    expect(zoneLetters(0, KL)).toMatch(/^GMT\+/)
  })

  test('law: a time comes twice where Temporal has two instants for it', () => {
    const near = fc.integer({ min: 0, max: 30 * 4 })
    fc.assert(
      fc.property(zonedDays, near, ([zone, day], quarters) => {
        const instant = dayBounds(day, zone).from + quarters * 900_000
        const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
        const plain = zoned.toPlainDateTime()
        const [early, late] = (['earlier', 'later'] as const).map(
          (disambiguation) => plain.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
        )
        expect(comesTwice(instant, zone)).toBe(early !== late)
      }),
    )
  })
})

describe('ticks of a ruler', () => {
  const ticks = (zone: string, day: string, step: number) =>
    rulerTicks(dayBounds(day, zone), step, zone).map((tick) => {
      const { time, letters } = clockLabel(tick, zone)
      return letters ? `${time} ${letters}` : time
    })

  test('a day of 25 hours names the hour that comes twice', () => {
    const hours = ticks(LONDON, '2026-10-25', HOUR)
    expect(hours).toHaveLength(25)
    expect(hours.slice(0, 4)).toEqual(['00:00', '01:00 BST', '01:00 GMT', '02:00'])
    expect(ticks(LONDON, '2026-10-25', 3 * HOUR)).toEqual([
      '00:00',
      '03:00',
      '06:00',
      '09:00',
      '12:00',
      '15:00',
      '18:00',
      '21:00',
    ])
  })

  test('a day of 23 hours leaves one out', () => {
    expect(ticks(NEW_YORK, '2026-03-08', HOUR).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
  })

  test('a half hour on Lord Howe stays on full hours of the clock', () => {
    expect(ticks(LORD_HOWE, '2026-04-05', HOUR).slice(0, 4)).toEqual(['00:00', '01:00', '02:00', '03:00'])
    expect(ticks(LORD_HOWE, '2026-10-04', HOUR).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
  })

  test('midnight tells its day', () => {
    expect(clockLabel(at('2026-11-24T16:00Z'), KL)).toEqual({ time: '00:00', day: '2026-11-25', isMidnight: true })
  })

  test('law: every tick is a whole step of the clock, in order, and none is left out but what clocks leave out', () => {
    const steps = fc.constantFrom(5, 15, 30, 60, 180, 1_440).map((minutes) => minutes * 60_000)
    fc.assert(
      fc.property(zonedDays, steps, ([zone, day], step) => {
        const range = { from: dayBounds(day, zone).from - 7 * HOUR, to: dayBounds(day, zone).to + 5 * HOUR }
        const found = rulerTicks(range, step, zone)
        const isWhole = (instant: number) => {
          const { hour, minute } = zonedParts(instant, zone)
          return ((hour * 60 + minute) * 60_000) % step === 0
        }
        const every = Array.from({ length: (range.to - range.from) / 300_000 }, (_, n) => range.from + n * 300_000)
        expect(found).toEqual(every.filter(isWhole))
      }),
    )
  })
})

describe('a time that is typed', () => {
  const clock = (day: number, month: number, hour: number, minute = 0) => ({
    year: 2026,
    month,
    day,
    hour,
    minute,
    second: 0,
  })

  test('is the first of two, and says so', () => {
    expect(resolveWall(clock(25, 10, 1, 30), LONDON)).toEqual({
      kind: 'twice',
      instant: at('2026-10-25T00:30Z'),
      other: at('2026-10-25T01:30Z'),
    })
  })

  test('is as much later where clocks leave it out, and says so', () => {
    expect(resolveWall(clock(29, 3, 1, 30), LONDON)).toEqual({ kind: 'skipped', instant: at('2026-03-29T01:30Z') })
    expect(resolveWall(clock(4, 10, 2, 15), LORD_HOWE).kind).toBe('skipped')
    expect(resolveWall(clock(29, 3, 2), LONDON)).toEqual({ kind: 'once', instant: at('2026-03-29T01:00Z') })
  })

  test('law: the instant is the one that Temporal takes', () => {
    fc.assert(
      fc.property(zonedDays, fc.nat(24 * 12 - 1), ([zone, day], step) => {
        const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
        const reading = { year, month, day: date, hour: Math.floor(step / 12), minute: (step % 12) * 5, second: 0 }
        const plain = Temporal.PlainDateTime.from(reading)
        const resolved = resolveWall(reading, zone)
        expect(resolved.instant).toBe(plain.toZonedDateTime(zone).epochMilliseconds)
        const later = plain.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds
        const earlier = plain.toZonedDateTime(zone, { disambiguation: 'earlier' }).epochMilliseconds
        expect(resolved.kind).toBe(later === earlier ? 'once' : resolved.kind === 'twice' ? 'twice' : 'skipped')
        if (resolved.kind === 'twice') expect(resolved.other).toBe(later)
      }),
    )
  })
})

describe('a moment that is jumped to', () => {
  const words = {
    now: '现在',
    today: '今天',
    tomorrow: '明天',
    yesterday: '昨天',
    months: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogo', 'Sep', 'Okt', 'Nov', 'Dis'],
  }
  const settings = { zone: KL, now: at('2026-11-24T12:40Z'), day: '2026-11-26', words }
  const read = (text: string) => {
    const moment = readMoment(text, settings)
    return moment && new Date(moment.instant + 8 * HOUR).toISOString().slice(0, 16)
  }

  test.each([
    ['21:00', '2026-11-26T21:00'],
    ['9pm', '2026-11-26T21:00'],
    ['12 am', '2026-11-26T00:00'],
    ['9.30 PM', '2026-11-26T21:30'],
    ['20h15', '2026-11-26T20:15'],
    ['now', '2026-11-24T20:40'],
    ['现在', '2026-11-24T20:40'],
    ['tomorrow', '2026-11-25T00:00'],
    ['Tomorrow, 6:30', '2026-11-25T06:30'],
    ['明天 06:30', '2026-11-25T06:30'],
    ['3 Dec 20:30', '2026-12-03T20:30'],
    ['Dec 3', '2026-12-03T00:00'],
    ['3 December 2027', '2027-12-03T00:00'],
    ['3 Dis', '2026-12-03T00:00'],
    ['2 Jan', '2027-01-02T00:00'],
    ['2026-12-03 20:30', '2026-12-03T20:30'],
    ['2026-12-03T20:30:00', '2026-12-03T20:30'],
    ['12月3日 20:30', '2026-12-03T20:30'],
    ['2026年12月3日', '2026-12-03T00:00'],
  ])('%s is %s there', (text, moment) => expect(read(text)).toBe(moment))

  test.each(['', 'soon', '25:00', '13pm', '0am', '21', '31 Feb', '2026-02-30', '3 Foo', 'Foo 20:30', '20:61'])(
    '%j is no moment',
    (text) => expect(read(text)).toBeUndefined(),
  )

  test('tells a day from a time, and which of two times was taken', () => {
    expect(readMoment('tomorrow', settings)?.isDay).toBe(true)
    const london = { ...settings, zone: LONDON, day: '2026-10-25' }
    expect(readMoment('1:30', london)).toMatchObject({ kind: 'twice', isDay: false })
  })

  test('law: never fails, whatever the text', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789:-. apmdecjan月日年T') })
    fc.assert(fc.property(fc.oneof(fc.string(), signs), (text) => void readMoment(text, settings)))
  })
})
