import { fireEvent, screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSchedule, anAiring, at, HOUR, listed } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleConsole } from '#tests/support/ScheduleConsole.tsx'
import type { ScheduleDialog } from '../model/scheduleView.ts'
import { ScheduleDialogs } from './ScheduleDialogs.tsx'

const titles = [aScheduleTitle('mulan', 'Mulan'), aScheduleTitle('a1', 'Arrival'), aScheduleTitle('a2', 'Arrival')]
const week = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60),
  anAiring('b', '2026-11-23T11:00', 60, { pgmId: 'mulan' }),
  anAiring('taken', '2026-11-24T11:30', 60),
])

async function open(dialog: ScheduleDialog) {
  const filterContent = () => Promise.resolve({ rows: [], count: 0 })
  const opened = await renderSchedule(
    <ScheduleConsole calls={{ filterContent }}>
      <ScheduleDialogs />
    </ScheduleConsole>,
    { schedule: week, titles },
  )
  opened.act(({ openDialog }) => openDialog(dialog))
  return opened
}
const press = (name: string) => fireEvent.click(page.getByRole('button', { name }))

test('pasted rows become airings; those with errors stay, each told by its column', async () => {
  const { screen } = await open({ kind: 'paste', at: at('2026-11-23T13:00') })
  const field = page.getByRole('textbox') as HTMLTextAreaElement
  const bad = '2026-11-23 10:30\tMulan\t1:00\nnever\tMulan\n15:00\tArrival\n16:00\tNobody'
  fireEvent.change(field, { target: { value: `13:00\tMulan\n\tmulan\t0:30\n${bad}` } })
  expect(page.getByText(/Start: cannot be read/)).toBeTruthy()
  expect(page.getByText(/Title: there are several of that name/)).toBeTruthy()
  expect(page.getByText(/p-a airs at that time/)).toBeTruthy()
  expect(await page.findByText(/Title: nobody knows it/)).toBeTruthy()
  press('Add 2 rows')
  expect(listed(screen().schedule).filter((line) => /13:00|14:30/.test(line))).toHaveLength(2)
  const added = screen().schedule.order.filter(({ pgmId, id }) => pgmId === 'mulan' && id !== 'b')
  expect(added.map(({ start, dur }) => [start, dur])).toEqual([
    [at('2026-11-23T13:00'), 1.5 * HOUR],
    [at('2026-11-23T14:30'), 0.5 * HOUR],
  ])
  expect(field.value).toBe(bad)
  expect(screen().dialog?.kind).toBe('paste')
})

test('a day is copied onto several days, with what fits and what is in the way', async () => {
  const { screen } = await open({ kind: 'copyTo', days: ['2026-11-23'] })
  fireEvent.click(page.getByRole('checkbox', { name: 'Tue 24 Nov' }))
  fireEvent.click(page.getByRole('checkbox', { name: 'Wed 25 Nov' }))
  expect(page.getByText('3 of 4 items find their place')).toBeTruthy()
  expect(page.getByText(/p-taken airs at that time/)).toBeTruthy()
  press('Copy 3 items')
  expect(screen().schedule.order.filter(({ pgmId }) => pgmId === 'mulan')).toHaveLength(2)
  expect(screen().done).toEqual(['schedule.steps.pasteDays'])
})
