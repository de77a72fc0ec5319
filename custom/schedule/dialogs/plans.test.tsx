import { fireEvent, renderHook, screen as page, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { airingsOfDays } from '#contract/rules/schedule/plans/planOnSchedule.ts'
import { writePlanAirings } from '#contract/rules/schedule/plans/planOnWire.ts'
import { templateSlots } from '#contract/rules/schedule/plans/templateSlots.ts'
import { aSchedule, anAiring, at, HOUR, MINUTE } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleConsole } from '#tests/support/ScheduleConsole.tsx'
import type { ScheduleDialog } from '../model/scheduleView.ts'
import { ScheduleDialogs } from './ScheduleDialogs.tsx'
import { usePlans } from './usePlans.ts'

const titles = [
  aScheduleTitle('mulan', 'Mulan', {}, { gnr: ['drama'] }),
  aScheduleTitle('arrival', 'Arrival', {}, { gnr: ['scifi'], dur: 2 * HOUR }),
  ...[1, 2, 3].map((nth) => aScheduleTitle(`e${nth}`, `Episode ${nth}`, {}, { cty: 'tvepisode', dur: 30 * MINUTE })),
]
const week = aSchedule([
  anAiring('a', '2026-11-23T10:00', 90, { pgmId: 'mulan' }),
  anAiring('e', '2026-11-23T12:00', 30, { pgmId: 'e1' }),
  anAiring('taken', '2026-11-24T10:00', 30),
])
const tuesday = [anAiring('x', '2026-11-24T10:00', 120, { pgmId: 'arrival' })]
const plan = {
  id: 'p1',
  name: 'Sci-fi Tuesday',
  from: '2026-11-24',
  days: 1,
  count: 1,
  rev: 1,
  ut: '2026-11-20T10:00:00Z',
}

async function open(dialog: ScheduleDialog, calls: Parameters<typeof ScheduleConsole>[0]['calls']) {
  const opened = await renderSchedule(
    <ScheduleConsole calls={calls}>
      <ScheduleDialogs />
    </ScheduleConsole>,
    { schedule: week, titles },
  )
  opened.act(({ openDialog }) => openDialog(dialog))
  return opened
}
const press = (name: string | RegExp) => fireEvent.click(page.getByRole('button', { name }))
const listOf = (whole: object) => (asked: { query: { id?: string } }) =>
  Promise.resolve({ rows: [asked.query.id === undefined ? plan : { ...plan, ...whole }], count: 1 })

describe('a what-if branch', () => {
  const listSchedulePlans = listOf({ kind: 'branch', ar: writePlanAirings(tuesday) })

  test('stands beside the draft by its figures, and is put into it as one step', async () => {
    const { screen } = await open({ kind: 'branches' }, { listSchedulePlans })
    fireEvent.click(await page.findByRole('button', { name: 'Sci-fi Tuesday' }))
    const table = await page.findByRole('table', { name: 'Compared' })
    await waitFor(() => expect(table.textContent).toContain('scifi, length0 s2 h'))
    press('Put into the draft')
    expect(screen().schedule.byId.get('x')).toMatchObject({ pgmId: 'arrival', rest: { pgm: { lon: [{}] } } })
    expect(screen().schedule.byId.has('taken')).toBe(false)
    expect(screen().done).toEqual(['schedulePlans.steps.promote'])
  })

  test('is saved under a name, with the days on screen', async () => {
    const saveSchedulePlan = vi.fn(() => Promise.resolve(plan))
    await open({ kind: 'branches' }, { listSchedulePlans, saveSchedulePlan })
    fireEvent.change(await page.findByRole('textbox'), { target: { value: 'As it is' } })
    press('Save these days')
    await waitFor(() => expect(saveSchedulePlan).toHaveBeenCalled())
    const [{ body }] = saveSchedulePlan.mock.lastCall as unknown as [{ body: Record<string, unknown> }]
    expect(body).toMatchObject({ kind: 'branch', name: 'As it is', cs: 'hits', from: '2026-11-23', days: 3 })
    expect(body.ar).toHaveLength(3)
    await waitFor(() => expect(page.getByRole('textbox')).toHaveFocus())
  })

  test('stands beside another one of the same days, figure by figure', async () => {
    const arrivals = writePlanAirings(tuesday)
    const busier = { ...plan, id: 'p2', name: 'Busy Tuesday', count: 2 }
    const other = { ...plan, id: 'p3', name: 'A Wednesday', from: '2026-11-25' }
    const twice = writePlanAirings([...tuesday, anAiring('y', '2026-11-24T14:00', 90, { pgmId: 'mulan' })])
    const details = new Map<string, object>([
      ['p1', { ...plan, kind: 'branch', ar: arrivals }],
      ['p2', { ...busier, kind: 'branch', ar: twice }],
    ])
    const bothPlans = ({ query: { id } }: { query: { id?: string } }) =>
      Promise.resolve({ rows: id === undefined ? [plan, busier, other] : [details.get(id)], count: 1 })
    await open({ kind: 'branches' }, { listSchedulePlans: bothPlans as typeof listSchedulePlans })
    fireEvent.click(await page.findByRole('button', { name: 'Sci-fi Tuesday' }))
    const beside = await page.findByRole('combobox', { name: 'Beside another branch' })
    expect(within(beside).queryByRole('option', { name: 'A Wednesday' })).toBeNull()
    fireEvent.change(beside, { target: { value: 'p2' } })
    const table = page.getByRole('table', { name: 'Compared' })
    await within(table).findByRole('columnheader', { name: 'Busy Tuesday' })
    const items = within(table).getByRole('row', { name: /^Items/ })
    expect(
      within(items)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(-3),
    ).toEqual(['1', '1', '2'])
  })
})

test('plans beyond a page are listed too', async () => {
  const nameOf = (nth: number) => `Week ${nth}`
  const listSchedulePlans = ({
    query: { pageNumber, pageSize },
  }: {
    query: { pageNumber: number; pageSize: number }
  }) => {
    const first = (pageNumber - 1) * pageSize
    const ids = Array.from({ length: Math.min(pageSize, 1_001 - first) }, (_, nth) => first + nth)
    return Promise.resolve({ rows: ids.map((nth) => ({ ...plan, id: `p${nth}`, name: nameOf(nth) })), count: 1_001 })
  }
  const { result } = renderHook(() => usePlans('branch'), {
    wrapper: ({ children }) => <ScheduleConsole calls={{ listSchedulePlans }}>{children}</ScheduleConsole>,
  })
  await waitFor(() => expect(result.current.plans.at(-1)?.name).toBe(nameOf(1_000)))
})

test('a template of a day is laid on another, and tells what is in the way', async () => {
  const listSchedulePlans = listOf({
    ...{ kind: 'template', slots: templateSlots(week, '2026-11-23') },
    ar: writePlanAirings(airingsOfDays(week, ['2026-11-23'])),
  })
  const { screen } = await open({ kind: 'templates', day: '2026-11-24' }, { listSchedulePlans })
  fireEvent.click(await page.findByRole('button', { name: 'Sci-fi Tuesday' }))
  expect(await page.findByText('1 of 2 items find their place')).toBeTruthy()
  expect(page.getByText(/p-taken airs at that time/)).toBeTruthy()
  expect(page.getByText('New warnings: Gaps Present')).toBeTruthy()
  press('Lay 1 item')
  expect(
    screen()
      .schedule.order.filter(({ pgmId }) => pgmId === 'e1')
      .map(({ start }) => start),
  ).toEqual([at('2026-11-23T12:00'), at('2026-11-24T12:00')])
})

test('episodes flow through days in their order, on from where the season stopped', async () => {
  const season = { id: 's1', lon: [{ lang: 'en', n: 'Season 1' }] }
  const { screen } = await open(
    { kind: 'strip' },
    {
      filterContent: () => Promise.resolve({ rows: [season], count: 1 }),
      listChildren: () => Promise.resolve({ rows: [{ id: 'e1' }, { id: 'e2' }, { id: 'e3' }], count: 3 }),
    },
  )
  const field = page.getByRole('combobox', { name: 'Season' })
  fireEvent.change(field, { target: { value: 'Season' } })
  fireEvent.click(await page.findByRole('option', { name: 'Season 1' }))
  expect(await page.findByText('Episode 2, Mon 20:00')).toBeTruthy()
  expect(page.getByText('Episode 3, Tue 20:00')).toBeTruthy()
  expect(page.getByText('No episode is left for Wed 20:00.')).toBeTruthy()
  press('Lay 2 episodes')
  expect(screen().schedule.order.map(({ pgmId }) => pgmId)).toEqual(['mulan', 'e1', 'e2', 'p-taken', 'e3'])
  // It may lie far out of view: the screen goes there.
  expect(screen().cursor).toEqual({ kind: 'airing', id: screen().schedule.order[2]?.id })
})
