import { expect, it } from 'vitest'
import type { VepgRow } from '#contract/schemas/live/vepg.ts'
import { sumOf, usageGroups, usageGroupTable, usageRows, usageTable } from './usageReport.ts'

const airing = (uId: string, from: string, minutes: number, name: string, pgm_id?: string) => ({
  ...{ uId, type: 'vod' as const, a_st_dt: `2026-11-24T${from}:00.000Z`, dur: minutes * 60_000 },
  a_ed_dt: new Date(Date.parse(`2026-11-24T${from}:00Z`) + minutes * 60_000).toISOString(),
  lon: [{ lang: 'en', n: name }],
  ...(pgm_id && { pgm_id }),
})
const data: VepgRow[] = [
  {
    channel: { id: 'c1', cs: 'hits', lon: [{ lang: 'en', n: 'Hits' }] },
    airing: [
      airing('b', '11:00', 30, 'News', 'news'),
      airing('a', '10:00', 60, '=cmd|x', 'film'),
      airing('c', '12:00', 45, 'News', 'news'),
      airing('d', '13:00', 1, 'Ad'),
    ],
  },
]
const rows = usageRows(data, 'en')

it('a report has the airings of a channel by start, with their lengths in seconds', () => {
  expect(rows.map(({ id, channel, seconds, title }) => [id, channel, seconds, title])).toEqual([
    ['a', 'Hits', 3_600, '=cmd|x'],
    ['b', 'Hits', 1_800, 'News'],
    ['c', 'Hits', 2_700, 'News'],
    ['d', 'Hits', 60, 'Ad'],
  ])
  expect(sumOf(rows)).toBe(8_160)
})

it('its titles are grouped, what takes most time first, and add up to the whole', () => {
  const groups = usageGroups(rows)
  expect(groups.map(({ title, airings, seconds }) => [title, airings, seconds])).toEqual([
    ['News', 2, 4_500],
    ['=cmd|x', 1, 3_600],
    ['Ad', 1, 60],
  ])
  expect(sumOf(groups)).toBe(sumOf(rows))
})

it('as a table it has the columns of the specification, times in UTC, and nothing that a spreadsheet would run', () => {
  const [head, first] = usageTable(rows).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('Channel,Start Time (UTC),End Time (UTC),Duration (Seconds),Linear Program Title,Description')
  expect(first).toBe("Hits,2026-11-24T10:00:00.000Z,2026-11-24T11:00:00.000Z,3600,'=cmd|x,")
})

it('by title it has how often and how long, and when it airs first and last', () => {
  const [head, news, film] = usageGroupTable(usageGroups(rows)).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('Linear Program Title,Airings,Duration (Seconds),First Start Time (UTC),Last Start Time (UTC)')
  expect(news).toBe('News,2,4500,2026-11-24T11:00:00.000Z,2026-11-24T12:00:00.000Z')
  expect(film?.startsWith("'=cmd|x,1,")).toBe(true)
})
