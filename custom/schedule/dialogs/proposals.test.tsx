import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import { aSchedule, anAiring, at, HOUR, MINUTE, someDays } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleConsole } from '#tests/support/ScheduleConsole.tsx'
import type { ScheduleDialog } from '../model/scheduleView.ts'
import { ScheduleDialogs } from './ScheduleDialogs.tsx'

const promo = (id: string, name: string, minutes: number, more: object = {}) =>
  aScheduleTitle(id, name, {}, { kind: 'promo', cty: 'promo', dur: minutes * MINUTE, ...more })
const titles = [
  promo('soon', 'Coming soon', 10),
  promo('long', 'All of December', 20),
  promo('adults', 'Late nights', 15, { rat: [{ v: 'R21' }] }),
  aScheduleTitle('ended', 'Gone', { lwe: '2026-01-01T00:00:00Z' }, { kind: 'promo', cty: 'promo', dur: 5 * MINUTE }),
  aScheduleTitle('mulan', 'Mulan', {}, { dur: 2 * HOUR }),
]
const week = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60),
  anAiring('b', '2026-11-23T11:30', 60),
  anAiring('c', '2026-11-23T13:00', 60),
])
const gaps = [
  { from: at('2026-11-23T11:00'), to: at('2026-11-23T11:30') },
  { from: at('2026-11-23T12:30'), to: at('2026-11-23T13:00') },
]

type Asked = { schedule?: Schedule; calls?: object; viewersZone?: string; timeZone?: string }

async function open(
  dialog: ScheduleDialog,
  { schedule = week, calls = {}, viewersZone = 'UTC', timeZone }: Asked = {},
) {
  const filterContent = () => Promise.resolve({ rows: titles.map(({ id }) => ({ id })), count: titles.length })
  const opened = await renderSchedule(
    <ScheduleConsole calls={{ filterContent, ...calls }}>
      <ScheduleDialogs />
    </ScheduleConsole>,
    {
      schedule,
      titles,
      channel: { id: 'hits', cs: 'hits', name: 'HITS Movies', viewersZone },
      ...(timeZone && { timeZone }),
    },
  )
  opened.act(({ openDialog }) => openDialog(dialog))
  return opened
}
const press = (name: string | RegExp) => fireEvent.click(page.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

describe('dynamic interstitials', () => {
  const wire = (id: string, from: string, to: string, type = 'ad') => {
    const [start, end] = [from, to].map((time) => `2026-11-23T${time}:00Z`)
    return { uId: id, a_st_dt: start, a_ed_dt: end, type }
  }
  const proposal = [wire('x', '11:00', '11:02'), { ...wire('y', '11:02', '11:12', 'promo'), pgm_id: 'soon' }]
  const [gap = { from: 0, to: 0 }] = gaps

  test('are proposed for a part of a day with what stays open, and taken over as one named step', async () => {
    const fillInterstitials = vi.fn(() => Promise.resolve({ proposal, remainder: 18 * MINUTE }))
    const { screen } = await open({ kind: 'interstitials', within: gap }, { calls: { fillInterstitials } })
    expect(await page.findByText('Coming soon')).toBeTruthy()
    expect(page.getByText('18 min stays open.')).toBeTruthy()
    expect(fillInterstitials.mock.lastCall).toMatchObject([
      { body: { dt: '2026-11-23', kinds: ['ad', 'promo', 'filler'] } },
    ])
    fireEvent.click(page.getByRole('checkbox', { name: '15 s' }))
    await waitFor(() =>
      expect(fillInterstitials.mock.lastCall).toMatchObject([{ body: { intervals: [30, 60, 90, 120] } }]),
    )
    fireEvent.click(await page.findByRole('button', { name: 'Put in 2 items' }))
    expect(screen().done).toEqual(['schedule.steps.interstitials'])
    expect(screen().schedule.order.map(({ kind }) => kind)).toEqual(['vod', 'ad', 'promo', 'vod', 'vod'])
    expect(screen().isSaved).toBe(false)
  })

  test('leave out what meets unsaved changes, and are not asked for over midnight', async () => {
    const moved = applyCommand(week, { kind: 'move', ids: ['b'], toStart: gap.from, mode: 'exact', snap: false }, 0)
    const calls = { fillInterstitials: () => Promise.resolve({ proposal, remainder: 0 }) }
    await open(
      { kind: 'interstitials', within: { from: gap.from, to: gap.to + MINUTE } },
      { schedule: moved.schedule, calls },
    )
    expect(await page.findByText('Nothing fits')).toBeTruthy()
    fireEvent.change(page.getByRole('textbox', { name: 'To' }), { target: { value: '2026-11-24 00:01' } })
    expect(await page.findByText('Both times must lie on one UTC day')).toBeTruthy()
  })
})

describe('gaps that are filled', () => {
  test('have a proposal each, with its reasons and what was passed over', async () => {
    await open({ kind: 'fill', within: gaps })
    const first = await page.findByRole('region', { name: 'Mon 11:00, 30 min' })
    expect(await within(first).findByText('Coming soon')).toBeTruthy()
    expect(within(first).getByText('All of December')).toBeTruthy()
    expect(first.textContent).toContain('Nothing stays open.')
    expect(first.textContent).toContain('1 for its rights and 1 by its rating at that hour')
    const second = page.getByRole('region', { name: 'Mon 12:30, 30 min' })
    expect(second.textContent).toContain('2 that air again too soon')
  })

  test('are offered what is for adults from ten at night by the clocks of the channel, whoever looks', async () => {
    const night = aSchedule([anAiring('d', '2026-11-23T13:00', 30), anAiring('e', '2026-11-23T14:15', 30)])
    const border = [
      { from: at('2026-11-23T13:45'), to: at('2026-11-23T14:00') },
      { from: at('2026-11-23T14:00'), to: at('2026-11-23T14:15') },
    ]
    await open(
      { kind: 'fill', within: border },
      { schedule: night, viewersZone: 'Asia/Kuala_Lumpur', timeZone: 'America/New_York' },
    )
    const [before, after] = ['Mon 13:45, 15 min', 'Mon 14:00, 15 min'].map((name) => page.getByRole('region', { name }))
    expect(await within(after as HTMLElement).findByText('Late nights')).toBeTruthy()
    expect(before?.textContent).toContain('1 by its rating at that hour')
  })

  test('are filled all at once as one step, ads of the hour kept within their limit', async () => {
    const { screen } = await open({ kind: 'fill', within: gaps })
    await page.findByText('Coming soon')
    press(/^Put in \d+ items$/)
    expect(screen().done).toEqual(['schedule.steps.fill'])
    const left = screen()
      .warnings.get('2026-11-23')
      ?.flatMap(({ gaps: still = [] }) => still)
    expect(left?.map(({ from, to }) => (to - from) / MINUTE)).toEqual([600, 18, 600])
  })

  test('are filled with titles of the run time that is wanted', async () => {
    await open({ kind: 'fill', within: gaps })
    await page.findByText('Coming soon')
    fireEvent.change(page.getByRole('textbox', { name: 'Run time from' }), { target: { value: '15' } })
    await waitFor(() => expect(page.queryByText('Coming soon')).toBeNull())
    expect(await page.findByText('All of December')).toBeTruthy()
  })

  test('are filled row by row, or with another title', async () => {
    const { screen } = await open({ kind: 'fill', within: gaps[0] ?? [] })
    await page.findByText('Coming soon')
    press('Another than All of December')
    expect(page.queryByText('All of December')).toBeNull()
    press('Put in Coming soon')
    expect(screen().schedule.order.filter(({ kind }) => kind === 'promo')).toHaveLength(1)
  })
})

test('an airing is replaced by another title, what it pushes being told before', async () => {
  const { screen } = await open({ kind: 'replace', id: 'a' })
  await page.findByText('Mulan')
  press('Choose Mulan')
  expect(page.getByText('1 other moves, by up to 30 min')).toBeTruthy()
  press('Replace by Mulan')
  expect(screen().schedule.order[0]).toMatchObject({ pgmId: 'mulan', start: at('2026-11-23T10:00'), dur: 2 * HOUR })
})

describe('a loop', () => {
  const day = aSchedule(
    [
      anAiring('a', '2026-11-23T00:00', 12 * 60),
      anAiring('b', '2026-11-23T12:00', 6 * 60, { pgmId: 'ending' }),
      anAiring('c', '2026-11-23T18:00', 6 * 60, { pgmId: 'ending' }),
    ],
    someDays(4),
  )
  const ending = aScheduleTitle('ending', 'Ending', { lwe: '2026-11-26T00:00:00Z' })

  test('tells its turns and the first that fails before it is set', async () => {
    const { screen, act } = await renderSchedule(<ScheduleDialogs />, { schedule: day, titles: [ending] })
    act(({ openDialog }) => openDialog({ kind: 'loop' }))
    fireEvent.mouseDown(page.getByRole('combobox', { name: 'To the end of' }))
    fireEvent.click(page.getByRole('option', { name: 'Mon 23 Nov' }))
    fireEvent.change(page.getByRole('textbox'), { target: { value: '2026-11-27 12:00' } })
    expect(page.getByText('Repeats 4 times')).toBeTruthy()
    expect(page.getByText('Ending fails from turn 3 on, Thu 26 Nov 12:00, and 1 more time')).toBeTruthy()
    press('Set loop')
    expect(screen().schedule.loop?.until).toBe(at('2026-11-27T12:00'))
  })

  test('is broken out of for a day, whose turns become real', async () => {
    const loop = { block: { from: at('2026-11-23T00:00'), to: at('2026-11-24T00:00') }, until: at('2026-11-26T00:00') }
    const { schedule } = applyCommand(day, { kind: 'setLoop', loop }, at('2026-11-22T00:00'))
    const { screen } = await open({ kind: 'loop' }, { schedule })
    press('Break out here')
    expect(screen().schedule.order.map(({ start }) => start)).toContain(at('2026-11-24T12:00'))
    expect(screen().schedule.loop?.broken).toHaveLength(1)
  })
})
