import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { makeSchedule } from '#contract/rules/schedule/model/makeSchedule.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import { anAiring, aSchedule, at, listed, MONDAY, someDays } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleLanes } from './ScheduleLanes.tsx'
import type { shelfTarget } from './drag/shelfTarget.ts'

const { targets } = vi.hoisted(() => ({ targets: new Map<Element, Parameters<typeof shelfTarget>[2]>() }))
vi.mock('./drag/shelfTarget.ts', () => ({
  shelfTarget: ((element, _scroller, target) => {
    targets.set(element, target)
    return () => targets.delete(element)
  }) satisfies typeof shelfTarget,
}))

const TUESDAY = '2026-11-24'
const named = (n: string) => ({ rest: { pgm: { lon: [{ lang: 'en', n }] } } })
const week = (airings: readonly Airing[]) => aSchedule(airings, someDays(7))

const SHOWS = [
  anAiring('news', `${TUESDAY}T09:00`, 60, named('News')),
  anAiring('show', `${TUESDAY}T10:12`, 48, named('Morning Show')),
  anAiring('film', `${TUESDAY}T11:00`, 120, named('Film')),
  anAiring('late', `${TUESDAY}T23:30`, 60, named('Late Night')),
]

async function show(airings: readonly Airing[] = SHOWS, more: Parameters<typeof renderSchedule>[1] = {}) {
  const drawn = await renderSchedule(<ScheduleLanes />, { schedule: week(airings), ...more })
  const keys = userEvent.setup()
  const grid = screen.getByRole('grid', { name: 'Schedule of the week' })
  const cell = (name: RegExp) => within(grid).getByRole('gridcell', { name })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const order = () => listed(drawn.screen().schedule)
  return { ...drawn, keys, grid, cell, focused, order }
}

it('is a grid of seven days, Monday first, with one tab stop', async () => {
  const { grid } = await show()
  expect(grid).toHaveAttribute('aria-rowcount', '7')
  const heads = within(grid).getAllByRole('rowheader')
  expect(heads[0]).toHaveAccessibleName('Mon 23 Nov')
  expect(heads).toHaveLength(7)
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

it('says of an airing what it is, when, in which state, and the gap before it', async () => {
  const { cell } = await show()
  expect(cell(/^Morning Show/)).toHaveAccessibleName(
    'Morning Show, Tue 24 Nov 10:12 to 11:00, draft, gap of 12 minutes before',
  )
})

it('shows an airing over midnight in both of its days, as one', async () => {
  const { grid, screen: state, keys } = await show()
  const parts = within(grid).getAllByRole('gridcell', { name: /^Late Night, Tue 24 Nov 23:30 to Wed 25 Nov 00:30/ })
  expect(parts).toHaveLength(2)
  await keys.click(parts[1] as HTMLElement)
  expect([...state().selection]).toEqual(['late'])
  for (const part of parts) expect(part).toHaveAttribute('aria-selected', 'true')
})

it('moves by a quarter, to the neighbour and by a day, and says where to', async () => {
  const { keys, cell, focused, order } = await show()
  await keys.click(cell(/^Morning Show/))
  await keys.keyboard('{Control>}{ArrowLeft}{/Control}')
  expect(order()).toContain('show 10:00-10:48')
  expect(screen.getByText('Placed at Tue 24 Nov 10:00')).toBeInTheDocument()
  await keys.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(order().at(-1)).toBe('show 10:00-10:48')
  expect(focused()).toContain('Morning Show, Wed 25 Nov 10:00 to 10:48')
  await keys.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(order().at(-1)).toBe('show 10:15-11:03')
})

it('takes out, leaving the gap or closing it, copies and pastes', async () => {
  const { keys, cell, order, screen: state } = await show()
  await keys.click(cell(/^News/))
  await keys.keyboard('{Delete}')
  expect(order()).toEqual(['show 10:12-11:00', 'film 11:00-13:00', 'late 23:30-00:30'])
  await keys.click(cell(/^Morning Show/))
  await keys.keyboard('{Shift>}{Delete}{/Shift}')
  expect(order()).toEqual(['film 10:12-12:12', 'late 23:30-00:30'])
  await keys.click(cell(/^Film/))
  await keys.keyboard('{Control>}c{/Control}g{Control>}d{/Control}')
  expect(screen.getByText('This works on a program: go to one first.')).toBeInTheDocument()
  await keys.keyboard('{Control>}v{/Control}')
  const [, pasted] = state().schedule.order
  expect(pasted).toMatchObject({ pgmId: 'p-film', start: at(`${TUESDAY}T12:12`) })
})

it('chooses more with Shift, all of a day with Ctrl+A, and lets go by Escape', async () => {
  const { keys, cell, screen: state } = await show()
  await keys.click(cell(/^Morning Show/))
  await keys.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect([...state().selection]).toEqual(['show', 'film'])
  await keys.keyboard('{Control>}a{/Control}')
  expect([...state().selection]).toEqual(['news', 'show', 'film', 'late'])
  await keys.keyboard('{Escape}')
  expect(state().selection.size).toBe(0)
})

it('offers in the menu of a card what its keys do, to join only where there is another half', async () => {
  const half = { ...anAiring('rest', `${TUESDAY}T13:00`, 60, named('Film')), pgmId: 'p-film', offset: 120 * 60_000 }
  const { keys, cell, order, screen: state } = await show([...SHOWS.slice(0, 3), half])
  const choicesOf = async (name: RegExp) => {
    await keys.pointer({ keys: '[MouseRight]', target: cell(name) })
    return within(await screen.findByRole('menu'))
  }
  const ofNews = await choicesOf(/^News/)
  expect(ofNews.queryByRole('menuitem', { name: 'Join with its other half' })).toBeNull()
  await keys.click(ofNews.getByRole('menuitem', { name: 'Split...' }))
  expect(state().dialog).toMatchObject({ kind: 'split', id: 'news' })
  const ofFilm = await choicesOf(/^Film, Tue 24 Nov 11:00/)
  await keys.click(ofFilm.getByRole('menuitem', { name: 'Join with its other half' }))
  expect(order()).toEqual(['news 09:00-10:00', 'show 10:12-11:00', 'film 11:00-14:00'])
})

it('asks by S where to split, and joins the halves by J', async () => {
  const half = { ...anAiring('rest', `${TUESDAY}T13:00`, 60, named('Film')), pgmId: 'p-film', offset: 120 * 60_000 }
  const { keys, cell, order, screen: state } = await show([...SHOWS.slice(0, 3), half])
  await keys.click(cell(/^News/))
  await keys.keyboard('s')
  expect(state().dialog).toMatchObject({ kind: 'split', id: 'news' })
  await keys.click(cell(/^Film, Tue 24 Nov 13:00/))
  await keys.keyboard('j')
  expect(order()).toEqual(['news 09:00-10:00', 'show 10:12-11:00', 'film 11:00-14:00'])
  expect(screen.getByText('Halves joined')).toBeInTheDocument()
})

it('picks up, and puts in a gap by Enter', async () => {
  const { keys, cell, order } = await show()
  await keys.click(cell(/^News/))
  await keys.keyboard('m')
  expect(screen.getByText(/^Picked up/)).toBeInTheDocument()
  await keys.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(order()).toEqual(['show 10:12-11:00', 'film 11:00-13:00', 'news 13:00-14:00', 'late 23:30-00:30'])
})

it('asks where something else airs, tells what each way would move, and does what is chosen', async () => {
  const { keys, cell, order } = await show()
  await keys.click(cell(/^News/))
  await keys.keyboard('m{ArrowRight}{ArrowRight}')
  // What it would come to is told where it is held, before it is put.
  expect(await screen.findByText('Place at Tue 24 Nov 09:12')).toBeVisible()
  expect(screen.getByText('Nothing else moves')).toBeVisible()
  await keys.keyboard('{Enter}')
  const push = await screen.findByRole('button', { name: /^Push what follows/ })
  expect(push).toHaveAccessibleName(/2 programs move/)
  await keys.click(push)
  expect(order()).toEqual(['news 10:12-11:12', 'show 11:12-12:00', 'film 12:00-14:00', 'late 23:30-00:30'])
})

it('asks before what is pinned moves, with the insertion in UTC', async () => {
  const pinned = SHOWS.map((airing) => (airing.id === 'news' ? { ...airing, pinned: true } : airing))
  const { keys, cell, order } = await show(pinned)
  await keys.click(cell(/^News/))
  await keys.keyboard('m{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
  expect(await screen.findByText(/safe insertion 2026-11-24 13:00 to 2026-11-24 14:00 UTC/)).toBeInTheDocument()
  await keys.click(screen.getByRole('button', { name: 'Move' }))
  expect(order()).toContain('news 13:00-14:00')
})

it('changes nothing where one may only look', async () => {
  const { keys, cell, order } = await show(SHOWS, { readOnly: 'rights' })
  const before = order()
  await keys.click(cell(/^News/))
  await keys.keyboard('{Delete}{Alt>}{ArrowRight}{/Alt}m{Control>}x{/Control}')
  expect(order()).toEqual(before)
})

it('marks what is new, moved or pinned, and what of the published day is otherwise', async () => {
  const live = makeSchedule({ ...week(SHOWS), days: someDays(7), airings: SHOWS.slice(0, 3) })
  const changed = SHOWS.map((airing) =>
    airing.id === 'film' ? { ...airing, start: airing.start + 1_800_000, pinned: true } : airing,
  )
  const { cell, grid } = await show(changed, { live })
  expect(cell(/^Film/)).toHaveAccessibleName(/, draft, pinned, Moved \+30 min, gap of 30 minutes before/)
  expect(within(grid).getAllByRole('gridcell', { name: /^Late Night.*New/ })).not.toHaveLength(0)
  expect(grid.querySelectorAll('.ghost')).toHaveLength(1)
})

it('says what it means in every language, and is free of faults that axe finds', async () => {
  await renderSchedule(<ScheduleLanes />, { schedule: week(SHOWS), language: 'ta' })
  const grid = screen.getByRole('grid', { name: 'வார அட்டவணை' })
  const { violations } = await axe.run(grid.parentElement as HTMLElement, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

it('says that nothing airs on a day in the words of the warning, with the ways out', async () => {
  const { grid, keys, screen: state } = await show()
  const monday = within(grid).getAllByRole('row')[0] as HTMLElement
  expect(within(monday).getByRole('gridcell')).toHaveTextContent('Schedule content for this day is not filled.')
  await keys.click(within(monday).getByRole('button', { name: 'Use a template' }))
  expect(state().dialog).toEqual({ kind: 'templates', day: MONDAY })
})

it('shows turns of a loop, and makes programs of them where one breaks out', async () => {
  const block = { from: at(`${TUESDAY}T00:00`), to: at('2026-11-25T00:00') }
  const { grid, keys, order } = await show(SHOWS.slice(0, 3), {
    schedule: { ...week(SHOWS.slice(0, 3)), loop: { block, until: at('2026-11-26T00:00'), broken: [] } },
  })
  const turn = within(grid).getByRole('gridcell', { name: /^News, Wed 25 Nov 09:00 to 10:00, Loop, turn 2/ })
  await keys.dblClick(turn)
  const times = order().map((line) => line.split(' ')[1])
  expect(times.slice(3)).toEqual(['09:00-10:00', '10:12-11:00', '11:00-13:00'])
})

it('shows a drop where it landed before the lanes are drawn with it, and does it before any key that comes sooner', async () => {
  const { grid, keys, cell, order } = await show()
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  const frame = () => act(() => frames.splice(0).forEach((each) => each(0)))
  Object.assign(grid.closest('.lanes') as Element, { setPointerCapture: vi.fn(), hasPointerCapture: () => false })
  vi.spyOn(grid, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600))
  const before = order()
  const pointer = { pointerId: 1, button: 0, clientY: 90 }
  fireEvent.pointerDown(cell(/^News/), { ...pointer, clientX: 520 })
  fireEvent.pointerMove(cell(/^News/), { ...pointer, clientX: 370 })
  frame()
  expect(grid.querySelector('.landing')).toHaveTextContent('06:00')
  fireEvent.pointerUp(cell(/^News/), { ...pointer, clientX: 370 })
  expect(grid.querySelector('.landing')).toHaveAttribute('data-drop', 'landed')
  expect(order()).toEqual(before)
  await keys.keyboard('{F2}')
  expect(order()).toContain('news 06:00-07:00')
  expect(grid.querySelector('.landing')).toBeNull()
  vi.restoreAllMocks()
})

it('lets what is dropped land where its ghost was shown, though the view moved beneath the pointer since', async () => {
  const { grid, order } = await show([])
  const shelf = () => targets.get(grid.closest('.lanes') as Element)
  await vi.waitFor(() => expect(shelf()).toBeDefined(), { timeout: 60_000 })
  const { id: _id, ...airing } = anAiring('new', '1970-01-01T00:00', 15)
  const point = { clientX: 300, clientY: 90, altKey: false }
  act(() => {
    shelf()?.onEnter({ airings: [airing], name: 'Quarter' })
    shelf()?.onAim(point)
  })
  const ghost = grid.querySelector('.landing small')?.textContent
  vi.spyOn(grid.querySelector('.rows') as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(-120, 0))
  act(() => shelf()?.onDrop(point))
  const [landed] = order()
  expect(ghost).toMatch(/^\d\d:\d\d/)
  expect(landed).toContain(ghost?.slice(0, 5))
})
