import { expect, it } from 'vitest'
import { usageCsv } from './usageCsv.ts'
import { usageGroups } from './usageGroups.ts'

const use = (id: string, channel: string, from: string, to: string) => ({
  ...{ id, channel, st: 'published' as const, lon: [{ lang: 'en', n: `Channel ${channel}` }] },
  ...{ a_st_dt: `2026-11-24T${from}:00.000Z`, a_ed_dt: `2026-11-24T${to}:00.000Z` },
})
const USES = [use('1', 'b', '06:00', '08:00'), use('2', 'a', '09:00', '10:30'), use('3', 'b', '22:00', '22:15')]

it('the file has the columns of the channel usage report, and no cell that a spreadsheet runs', () => {
  const program = { lon: [{ lang: 'en', n: '=Harbour, "prime"' }], lod: [{ lang: 'en', n: 'Two parts.' }] }
  expect(usageCsv(USES.slice(0, 1), program, 'en')).toBe(
    '\uFEFFChannel,Start Time (UTC),End Time (UTC),Duration (Seconds),Linear Program Title,Description\r\n' +
      'Channel b,2026-11-24T06:00:00.000Z,2026-11-24T08:00:00.000Z,7200,"\'=Harbour, ""prime""",Two parts.\r\n',
  )
})

it('airings stand by channel, the channel that airs it next first, each by start', () => {
  expect(usageGroups(USES, 'en').map(({ name, uses }) => [name, uses.map(({ id }) => id)])).toEqual([
    ['Channel b', ['1', '3']],
    ['Channel a', ['2']],
  ])
})
