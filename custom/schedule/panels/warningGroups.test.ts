import { describe, expect, test } from 'vitest'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { RightsMap } from '#contract/rules/schedule/warnings/checkRights.ts'
import { dayWarnings } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import { aSchedule, anAiring, at, HOUR, listed, MINUTE } from '#tests/support/aSchedule.ts'
import { repairCommand } from './repairCommand.ts'
import { warningGroups, type Repair, type WarningRow } from './warningGroups.ts'

const now = at('2026-11-23T08:00')
const DAYS = ['2026-11-23', '2026-11-24']

function groupsOf(schedule: Schedule, failures: RightsMap = new Map()) {
  const warnings = new Map(DAYS.map((day) => [day, dayWarnings(schedule, day, { rights: failures })]))
  return warningGroups({ schedule, days: DAYS, warnings, failures, now })
}

const full = [anAiring('a', '2026-11-23T00:00', 16 * 60), anAiring('z', '2026-11-24T00:15', 24 * 60 - 15)]
const rowOf = (schedule: Schedule, code: string, failures?: RightsMap): WarningRow | undefined =>
  groupsOf(schedule, failures).find((group) => group.code === code)?.rows[0]

function repaired(schedule: Schedule, row: WarningRow | undefined, repair: Repair) {
  const command = row && repairCommand(schedule, row, { repair, now })
  return command && listed(applyCommand(schedule, command, now).schedule)
}

describe('warnings of the days on screen', () => {
  test('tell a gap over midnight once, with its length, and close it by moving up what follows', () => {
    const schedule = aSchedule([...full, anAiring('b', '2026-11-23T16:00', 7 * 60)])
    const row = rowOf(schedule, '413401')
    expect(row).toMatchObject({ at: at('2026-11-23T23:00'), length: 75 * MINUTE, repairs: ['close', 'fill'] })
    expect(repaired(schedule, row, 'close')?.at(-1)).toBe('z 23:00-22:45')
  })

  test('offer to drop the pin of what keeps a gap open', () => {
    const pinned = anAiring('p', '2026-11-23T17:00', 7 * 60 + 15, { pinned: true })
    const row = rowOf(aSchedule([...full, pinned]), '413401')
    expect(row).toMatchObject({ length: HOUR, repairs: ['unpin', 'fill'], airing: { id: 'p' } })
  })

  test('leave out gaps that are over, and what has passed of one', () => {
    const schedule = aSchedule([anAiring('late', '2026-11-23T09:00', 39 * 60)])
    expect(rowOf(schedule, '413401')).toMatchObject({ at: now, length: HOUR })
    expect(groupsOf(aSchedule([anAiring('x', '2026-11-23T07:00', 41 * 60)]))).toEqual([])
  })

  test('push the later of two that run at once behind the other', () => {
    const schedule = aSchedule([...full, anAiring('m', '2026-11-23T15:45', 8 * 60 + 30)])
    const row = rowOf(schedule, 'overlap')
    expect(row).toMatchObject({ at: at('2026-11-23T15:45'), length: 15 * MINUTE, repairs: ['push'] })
    expect(repaired(schedule, row, 'push')).toContain('m 16:00-00:30')
  })

  test('offer to replace what may not air, once for both of its days, unless it keeps its time', () => {
    const schedule = aSchedule([...full, anAiring('n', '2026-11-23T16:00', 8 * 60 + 15)])
    const failure = { code: '11340201', text: 'availabilityExpires', field: 'lwe', whose: { kind: 'program' } } as const
    const failures: RightsMap = new Map([
      ['a', [failure]],
      ['n', [failure]],
    ])
    const rows = groupsOf(schedule, failures).find(({ code }) => code === '11340201')?.rows
    expect(rows?.map(({ key, repairs }) => [key, repairs])).toEqual([
      ['a', ['see']],
      ['n', ['replace']],
    ])
  })

  test('tell what is wrong with the channel once, however much it keeps off air, and lead to the channel', () => {
    const schedule = aSchedule([...full, anAiring('n', '2026-11-23T16:00', 8 * 60 + 15)])
    const ofChannel = { code: '11340202', text: 'notAvailable', field: 'st', whose: { kind: 'channel' } } as const
    const ofTitle = { ...ofChannel, field: 'vce', whose: { kind: 'program' } } as const
    const failures: RightsMap = new Map([
      ['a', [ofChannel]],
      ['n', [ofTitle, ofChannel]],
      ['z', [ofChannel]],
    ])
    const rows = groupsOf(schedule, failures).find(({ code }) => code === '11340202')?.rows
    expect(rows).toMatchObject([
      { key: 'channel st', channel: { count: 3 }, repairs: ['channel'] },
      { key: 'n', failures: [{ field: 'vce' }], repairs: ['replace'] },
    ])
  })

  test('tell a day in which nothing airs as not filled', () => {
    const schedule = aSchedule([anAiring('a', '2026-11-23T00:00', 24 * 60)])
    expect(groupsOf(schedule)).toMatchObject([{ code: '113403', rows: [{ length: 24 * HOUR, repairs: ['fill'] }] }])
  })
})
