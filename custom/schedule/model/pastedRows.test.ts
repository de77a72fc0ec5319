import { describe, expect, test } from 'vitest'
import { at, HOUR } from '#tests/support/aSchedule.ts'
import { readPastedRows } from './pastedRows.ts'

const readMoment = (text: string) => {
  const match = /^(?:(\d{4}-\d\d-\d\d) )?(\d\d:\d\d)$/.exec(text)
  return match ? { instant: at(`${match[1] ?? '2026-11-23'}T${match[2]}`) } : undefined
}
const read = (text: string) => readPastedRows(text, readMoment)

describe('rows of a spreadsheet', () => {
  test('are read by the heads of their columns, in any order', () => {
    expect(read('Title\tDuration\tStart\nMulan\t2:00\t10:15')).toEqual([
      {
        line: 2,
        text: 'Mulan\t2:00\t10:15',
        start: at('2026-11-23T10:15'),
        title: 'Mulan',
        dur: 2 * HOUR,
        problems: {},
      },
    ])
  })

  test('stand without heads as start, title, length, kind, a date before them, which holds for what follows', () => {
    const rows = read('2026-11-24;10:00;Mulan;;\n;12:00;"Say ""hi""";30\n\n09:00;Arrival')
    expect(rows.map(({ line, start, title, dur }) => [line, start, title, dur])).toEqual([
      [1, at('2026-11-24T10:00'), 'Mulan', undefined],
      [2, at('2026-11-24T12:00'), 'Say "hi"', 30 * 60_000],
      [4, at('2026-11-24T09:00'), 'Arrival', undefined],
    ])
  })

  test('tell what is wrong with them by column, and lose nothing', () => {
    const [row] = read('soon\t\tlong\tfilm')
    expect(row).toEqual({
      ...{ line: 1, text: 'soon\t\tlong\tfilm', title: '' },
      problems: { start: 'unreadable', title: 'missing', length: 'unreadable', kind: 'unreadable' },
    })
  })

  test('may be ads, which need no title', () => {
    expect(read('10:00\t\t90 s\tad')[0]).toMatchObject({ dur: 90_000, kind: 'ad', problems: {} })
  })
})
