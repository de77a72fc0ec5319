import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { storedDay, projectDay } from '#contract/rules/schedule/wire/projectDay.ts'
import type { ScheduleDayWithRevision } from '#contract/schemas/live/schedule.ts'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { ScheduleDialogs } from './ScheduleDialogs.tsx'

const monday = aSchedule([anAiring('a', '2026-11-23T10:00', 60), anAiring('b', '2026-11-23T11:00', 60)])
const CHANNELS = [
  { id: '1', cty: 'virtuallivechannel', cs: 'hits', lon: [{ lang: 'en', n: 'HITS Movies' }] },
  { id: '2', cty: 'virtuallivechannel', cs: 'kids', lon: [{ lang: 'en', n: 'Kids' }] },
  { id: '3', cty: 'virtuallivechannel', cs: 'news', lon: [{ lang: 'en', n: 'News' }] },
]
/** On the one channel something airs at eleven, the other one is empty. */
const stored = { kids: aSchedule([anAiring('taken', '2026-11-23T11:30', 60)]), news: aSchedule([]) }

test('days go onto several channels, each whole or not at all, with what fits told before and what became of it after', async () => {
  const sent: ScheduleDayWithRevision[][] = []
  const read: string[] = []
  const calls = {
    filterContent: () => Promise.resolve({ rows: CHANNELS, count: 3 }),
    getOne: (_type: string, { id }: { id: string }) => Promise.resolve({ data: CHANNELS.find((one) => one.id === id) }),
    readSchedule: ({ query }: { query: { cs: 'kids' | 'news'; st: string } }) => {
      if (query.st === 'draft') read.push(query.cs)
      const schedule = stored[query.cs]
      const rows = query.st === 'draft' ? [{ ...storedDay(projectDay(schedule, '2026-11-23', 0)), rev: 4 }] : []
      return Promise.resolve({ rows, count: rows.length })
    },
    readScheduleLoop: () => Promise.resolve([]),
    saveScheduleDays: ({ body }: { body: { days: ScheduleDayWithRevision[] } }) => {
      if (body.days[0]?.cs === 'news') return Promise.reject(new Error('refused'))
      sent.push(body.days)
      return Promise.resolve(body.days)
    },
  } as unknown as Partial<Calls>
  const { act } = await renderSchedule(
    <MemoryRouter>
      <ScheduleDialogs />
    </MemoryRouter>,
    { schedule: monday, calls },
  )
  act(({ openDialog }) => openDialog({ kind: 'copyToChannels', days: ['2026-11-23'] }))
  expect(page.queryByRole('checkbox', { name: 'HITS Movies' })).toBeNull()
  fireEvent.click(await page.findByRole('checkbox', { name: 'Kids' }))
  fireEvent.click(page.getByRole('checkbox', { name: 'News' }))
  expect(await page.findByText('1 of 2 items find their place')).toBeTruthy()
  expect(page.getByText(/p-taken airs at that time/)).toBeTruthy()
  expect(await page.findByText('2 of 2 items find their place')).toBeTruthy()
  fireEvent.click(page.getByRole('button', { name: 'Copy onto 2 channels' }))
  await waitFor(() => expect(page.getByText('Saved as a draft')).toBeTruthy())
  await waitFor(() => expect(page.getByText('Not saved')).toBeTruthy())
  expect(sent).toMatchObject([[{ cs: 'kids', dt: '2026-11-23', st: 'draft', rev: 4 }]])
  expect((sent[0]?.[0]?.ar ?? []).map(({ a_st_dt }) => Date.parse(a_st_dt))).toEqual([
    at('2026-11-23T10:00'),
    at('2026-11-23T11:30'),
  ])
  // What was saved is done; what was not can be sent again.
  expect(page.getByRole('button', { name: 'Copy onto 1 channel' })).toBeEnabled()
  // Either is read again: whatever is copied next starts from the days as they are now.
  await waitFor(() => expect(read.toSorted()).toEqual(['kids', 'kids', 'news', 'news']))
})

test('a week is copied onto any date: read there, saved there as a draft, none of it in the open week', async () => {
  const sent: ScheduleDayWithRevision[][] = []
  const calls = {
    getOne: () => Promise.resolve({ data: CHANNELS[0] }),
    readSchedule: () => Promise.resolve({ rows: [], count: 0 }),
    readScheduleLoop: () => Promise.resolve([]),
    saveScheduleDays: ({ body }: { body: { days: ScheduleDayWithRevision[] } }) => {
      sent.push(body.days)
      return Promise.resolve(body.days)
    },
  } as unknown as Partial<Calls>
  const week = aSchedule([anAiring('a', '2026-11-23T10:00', 60), anAiring('b', '2026-11-25T11:00', 60)])
  const { act, screen } = await renderSchedule(
    <MemoryRouter>
      <ScheduleDialogs />
    </MemoryRouter>,
    { schedule: week, calls },
  )
  act(({ openDialog }) => openDialog({ kind: 'copyTo', days: ['2026-11-23', '2026-11-25'] }))
  const date = page.getByLabelText('Or onto another date')
  fireEvent.change(date, { target: { value: '2026-11-02' } })
  expect(page.getByText('That day is over')).toBeTruthy()
  fireEvent.change(date, { target: { value: '2026-12-28' } })
  expect(await page.findByText('2 of 2 items find their place')).toBeTruthy()
  fireEvent.click(page.getByRole('button', { name: 'Copy and save 2 items' }))
  expect((await page.findAllByText('Saved as a draft')).length).toBeGreaterThan(0)
  expect(
    sent.map((days) => days.map(({ dt, st, ar }) => [dt, st, ar?.map(({ a_st_dt }) => Date.parse(a_st_dt))])),
  ).toEqual([
    [
      ['2026-12-28', 'draft', [at('2026-12-28T10:00')]],
      ['2026-12-30', 'draft', [at('2026-12-30T11:00')]],
    ],
  ])
  expect(screen().done).toEqual([])
})
