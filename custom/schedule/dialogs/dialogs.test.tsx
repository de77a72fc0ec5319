import { fireEvent, screen as page } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { aSchedule, anAiring, at, listed, MONDAY, someDays } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { ScheduleDialog } from '../model/scheduleView.ts'
import { ScheduleDialogs } from './ScheduleDialogs.tsx'

const week = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60),
  anAiring('b', '2026-11-23T11:00', 60, { pgmId: 'mulan' }),
  anAiring('p', '2026-11-23T13:00', 60, { pinned: true }),
])
const titles = [aScheduleTitle('mulan', 'Mulan')]

async function open(dialog: ScheduleDialog, schedule: Schedule = week, calls: Partial<Calls> = {}) {
  const opened = await renderSchedule(
    <>
      <button type="button">before</button>
      <ScheduleDialogs />
    </>,
    { schedule, titles, calls },
  )
  page.getByRole('button', { name: 'before' }).focus()
  opened.act(({ openDialog }) => openDialog(dialog))
  return opened
}
const press = (name: string | RegExp) => fireEvent.click(page.getByRole('button', { name }))
const type = (text: string) => fireEvent.change(page.getByRole('textbox'), { target: { value: text } })

test('a program is split at a timecode that is typed, the two fields saying the same place, as one step', async () => {
  const { screen } = await open({ kind: 'split', id: 'b' })
  const field = (name: string) => page.getByRole<HTMLInputElement>('textbox', { name })
  expect(field('Timecode in the program').value).toBe('0:30:00')
  fireEvent.change(field('Timecode in the program'), { target: { value: '0:20:00' } })
  expect(field('Date and time').value).toBe('2026-11-23 11:20')
  press('Split')
  const [, head, tail] = screen().schedule.order
  expect([head, tail].map((half) => [half?.pgmId, (half?.dur ?? 0) / 60_000])).toEqual([
    ['mulan', 20],
    ['mulan', 40],
  ])
  expect(screen()).toMatchObject({ done: ['schedule.steps.split'], dialog: undefined })
})

describe("'Move to...'", () => {
  test('takes the focus, tells what a typed time would come to, and moves in one named step', async () => {
    const { screen } = await open({ kind: 'moveTo', ids: ['b'] })
    expect(document.activeElement).toBe(page.getByRole('textbox'))
    type('10:00')
    expect(page.getByText('1 other moves, by up to 1 h')).toBeTruthy()
    press('Move')
    expect(listed(screen().schedule)[0]).toBe('b 10:00-11:00')
    expect(screen()).toMatchObject({ done: ['schedule.steps.move'], dialog: undefined })
  })

  test('says why a time is refused, and takes the nearest place that is free', async () => {
    const { screen } = await open({ kind: 'moveTo', ids: ['b'] })
    type('2026-11-23 13:30')
    fireEvent.click(page.getByRole('radio', { name: 'Only where it is free' }))
    expect(page.getByText(/p-p airs at that time/)).toBeTruthy()
    press(/^Place at/)
    press('Move')
    expect(screen().schedule.byId.get('b')?.start).toBe(at('2026-11-23T14:00'))
  })

  test('swaps with what runs at the time, and shows the day that it would leave until it is done', async () => {
    const { screen } = await open({ kind: 'moveTo', ids: ['b'] })
    type('10:00')
    fireEvent.click(page.getByRole('radio', { name: 'Swap with p-a' }))
    expect(screen().previewStore.view()?.applied.schedule.byId.get('b')?.start).toBe(at('2026-11-23T10:00'))
    press('Move')
    expect(listed(screen().schedule)[0]).toBe('b 10:00-11:00')
    expect(screen()).toMatchObject({ done: ['schedule.steps.swap'] })
    expect(screen().previewStore.view()).toBeUndefined()
  })

  test('gives the focus back on Escape, and asks first where a time was typed', async () => {
    const { screen } = await open({ kind: 'moveTo', ids: ['b'] })
    type('9pm')
    fireEvent.keyDown(page.getByRole('textbox'), { key: 'Escape' })
    expect(page.getByRole('alert').textContent).toMatch(/entered/i)
    fireEvent.keyDown(page.getByRole('textbox'), { key: 'Escape' })
    type('2026-11-23 11:00')
    fireEvent.keyDown(page.getByRole('textbox'), { key: 'Escape' })
    expect(screen().dialog).toBeUndefined()
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'before' }))
  })
})

describe("'Add ad'", () => {
  test('puts ads at every edge, the first and the last left out by a tick', async () => {
    const { screen } = await open({ kind: 'addAd', ids: ['a', 'b'] })
    fireEvent.click(page.getByRole('button', { name: '90 s' }))
    expect(page.getByRole('button', { name: 'Add 3 ads' })).toBeTruthy()
    fireEvent.click(page.getByRole('checkbox', { name: 'Leave out the first' }))
    fireEvent.click(page.getByRole('checkbox', { name: 'Leave out the last' }))
    press('Add 1 ad')
    const ads = screen().schedule.order.filter(({ kind }) => kind === 'ad')
    expect(ads).toMatchObject([{ start: at('2026-11-23T11:00'), dur: 90_000 }])
  })
})

describe("'Remove all gaps'", () => {
  test('tells what moves, how far, and which gaps stay and why, before it does', async () => {
    const { screen } = await open({ kind: 'removeGaps' })
    expect(page.getByText('2 items move up, by up to 2 h')).toBeTruthy()
    expect(page.getByText('It is pinned.')).toBeTruthy()
    press('Remove gaps')
    expect(listed(screen().schedule)[0]).toBe('a 08:00-09:00')
  })

  test('is off while a day within the week is being processed, and says so', async () => {
    const days = someDays(3, MONDAY, { 1: { pst: 'processing' } })
    const { screen } = await open({ kind: 'removeGaps' }, aSchedule(week.order, days))
    expect(page.getByText('Not while a day within the week is being processed')).toBeTruthy()
    press('Remove gaps')
    expect(screen().isSaved).toBe(true)
  })
})

test('a pin is asked for with its insertion in UTC and what runs then', async () => {
  const { screen } = await open({ kind: 'pin', ids: ['b'] })
  expect(page.getByText(/2026-11-23 11:00 – 2026-11-23 12:00 UTC/)).toBeTruthy()
  // Nothing is to be filled in: Enter confirms.
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Pin' }))
  press('Pin')
  expect(page.getByText('Pinned Mulan')).toBeTruthy()
  expect(screen().schedule.byId.get('b')?.pinned).toBe(true)
})

test('a pin is checked with the service, which knows what others saved meanwhile, and the lanes mark it', async () => {
  const checkPin: Calls['checkPin'] = ({ body }) => {
    expect(body).toEqual({
      cs: 'hits',
      safe_insertion: { start: '2026-11-23T11:00:00.000Z', end: '2026-11-23T12:00:00.000Z' },
    })
    const theirs = { uId: 'theirs', pgm_id: 'mulan', a_st_dt: '2026-11-23T11:30:00Z', a_ed_dt: '2026-11-23T12:30:00Z' }
    const mine = { uId: 'a', a_st_dt: '2026-11-23T10:00:00Z', a_ed_dt: '2026-11-23T11:30:00Z' }
    return Promise.resolve([
      { ...theirs, reason: 'overlap' },
      { ...mine, reason: 'overlap' },
    ])
  }
  const { screen } = await open({ kind: 'pin', ids: ['b'] }, week, { checkPin })
  expect(await page.findByText(/Somebody else saved it meanwhile/)).toBeTruthy()
  expect(page.getByText('1 airing runs at the same time')).toBeTruthy()
  const from = at('2026-11-23T11:30')
  expect(screen().previewStore.view()?.conflicts).toMatchObject([{ id: 'theirs', from }])
})

describe("'What is on air at...'", () => {
  test('lists what airs from the moment on, and any other one that is typed', async () => {
    await open({ kind: 'playAt', at: at('2026-11-23T10:45') })
    const rows = () => page.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows()).toEqual(['10:45:00Vp-a15 min', '11:00:00VMulan15 min'])
    expect(page.getByRole('button', { name: 'Play from here' })).toBeEnabled()
    type('12:30')
    expect(page.queryByRole('listitem')).toBeNull()
    expect(page.getByText('Nothing is on air then.')).toBeTruthy()
  })
})
