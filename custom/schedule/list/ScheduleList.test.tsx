import { fireEvent, screen as page, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aSchedule, anAiring, at, listed } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleNotices } from '../parts/ScheduleNotices.tsx'
import { ScheduleList } from './ScheduleList.tsx'

const named = (id: string, start: string, minutes: number, name: string, more = {}) =>
  anAiring(id, start, minutes, { rest: { pgm: { lon: [{ lang: 'en', n: name }] } }, ...more })
const day = aSchedule([
  named('m', '2026-11-23T06:00', 60, 'Mulan'),
  named('a', '2026-11-23T10:00', 60, 'Arrival'),
  named('b', '2026-11-23T11:00', 30, 'Brazil'),
  named('p', '2026-11-23T13:00', 60, 'Paddington', { pinned: true }),
  named('n', '2026-11-23T23:30', 60, 'Nightcrawler'),
])

beforeEach(() => {
  // Rows near the view are drawn: the page of tests has no heights of its own.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  return () => vi.restoreAllMocks()
})

const rowOf = (name: string) => page.getByText(name, { selector: '.name' }).closest('[role=row]') as HTMLElement
const press = (element: Element, key: string, more = {}) => fireEvent.keyDown(element, { key, ...more })

const show = (more = {}) =>
  renderSchedule(
    <>
      <ScheduleNotices />
      <ScheduleList />
    </>,
    { schedule: day, shown: { to: '2026-11-24' }, ...more },
  )

test('lists days with what airs and what does not: past as locked, pinned, over midnight, gaps with their length', async () => {
  await show()
  const grid = page.getByRole('grid', { name: 'Schedule as a list' })
  expect(
    within(grid)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent?.replace(/\s+/g, ' ')),
  ).toMatchObject([
    expect.stringContaining('5 programs'),
    expect.stringContaining('00:0006:006:00:00Gap'),
    expect.stringContaining('Mulan'),
    expect.stringContaining('07:0010:003:00:00Gap'),
    expect.stringContaining('Arrival'),
    expect.stringContaining('Brazil'),
    expect.stringContaining('11:3013:001:30:00Gap'),
    expect.stringContaining('Paddington'),
    expect.stringContaining('14:0023:309:30:00Gap'),
    expect.stringContaining('ends Tue 24 Nov'),
    expect.stringContaining('0 programs'),
    expect.stringContaining('00:3000:0023:30:00Gap'),
  ])
  expect(within(rowOf('Mulan')).queryByRole('textbox')).toBeNull()
  expect(within(rowOf('Mulan')).getByLabelText('It has started airing.')).toBeTruthy()
  expect(within(rowOf('Paddington')).getByText('Pinned')).toBeTruthy()
})

test('a start is typed: it moves there, a text that is no time stays and is told, Escape takes it back', async () => {
  const { editor } = await show()
  const start = page.getByLabelText<HTMLInputElement>('Start of Brazil')
  fireEvent.change(start, { target: { value: '12:07' } })
  press(start, 'Enter')
  expect(listed(editor.view().schedule)[2]).toBe('b 12:00-12:30')
  const again = page.getByLabelText<HTMLInputElement>('Start of Brazil')
  fireEvent.change(again, { target: { value: 'soon' } })
  press(again, 'Enter')
  expect(page.getByText('"soon" is no time')).toBeTruthy()
  press(again, 'Escape')
  expect(again.value).toBe('12:00')
})

test('a start where something airs is refused with its reason, and the offer takes it there', async () => {
  const { editor } = await show()
  const start = page.getByLabelText('Start of Brazil')
  fireEvent.change(start, { target: { value: '10:30' } })
  press(start, 'Enter')
  expect(page.getByText(/Arrival airs at that time/)).toBeTruthy()
  fireEvent.click(page.getByRole('button', { name: 'Swap with Arrival' }))
  expect(listed(editor.view().schedule).slice(1, 3)).toEqual(['b 10:00-10:30', 'a 10:30-11:30'])
})

test('a day is built by keys alone: pick, reorder, pin, copy, paste, remove, undo; each result is said', async () => {
  const { editor, screen, act } = await show()
  rowOf('Brazil').focus()
  press(rowOf('Brazil'), 'ArrowUp', { altKey: true })
  expect(page.getByText('Brazil at 10:00, swapped with Arrival')).toBeTruthy()
  press(rowOf('Paddington'), 'p')
  expect(editor.view().schedule.byId.get('p')?.pinned).toBe(false)
  expect(page.getByText('Unpinned Paddington')).toBeTruthy()
  // Whether it is safe to pin is asked first.
  press(rowOf('Brazil'), 'p')
  expect(screen().dialog).toEqual({ kind: 'pin', ids: ['b'] })
  press(rowOf('Brazil'), 'c', { ctrlKey: true })
  press(rowOf('Paddington'), 'v', { ctrlKey: true })
  expect(listed(editor.view().schedule)[4]).toMatch(/ 14:00-14:30$/)
  press(rowOf('Nightcrawler'), 'Delete')
  expect(editor.view().schedule.byId.has('n')).toBe(false)
  expect(screen().done).toEqual(['swap', 'unpin', 'paste', 'lift'].map((kind) => `schedule.steps.${kind}`))
  act(({ jump }) => jump(0))
  expect(listed(editor.view().schedule)).toEqual(listed(day))
})

test('a key that works on a program says so on the row of a day and in a gap; one that finds nothing says that', async () => {
  const { screen } = await show()
  const [head] = page.getAllByRole('row').slice(1) as [HTMLElement]
  const gap = page.getByText('07:00', { selector: 'b' }).closest('[role=row]') as HTMLElement
  const told = (key: string, row: HTMLElement, more = {}) => {
    const isTaken = !press(row, key, more)
    return (
      isTaken && page.getAllByRole('status').some(({ textContent }) => /^This works on a program/.test(textContent))
    )
  }
  expect(told('w', head)).toBe(false)
  expect(page.getByText('There are no warnings.')).toBeTruthy()
  expect(told('v', head, { ctrlKey: true })).toBe(false)
  expect(page.getByText('Nothing has been copied.')).toBeTruthy()
  expect(told('d', head, { ctrlKey: true })).toBe(true)
  expect(told('p', head) && told('m', gap)).toBe(true)
  press(rowOf('Mulan'), 'ArrowUp', { altKey: true })
  expect(page.getByText('Mulan is the first program')).toBeTruthy()
  press(rowOf('Nightcrawler'), 'ArrowDown', { altKey: true })
  expect(page.getByText('Nightcrawler is the last program')).toBeTruthy()
  expect(screen()).toMatchObject({ dialog: undefined, done: [] })
})

test('several are chosen at once, by Space and Shift, and go together', async () => {
  const { editor } = await show()
  const row = rowOf('Arrival')
  row.focus()
  press(row, ' ')
  fireEvent.keyUp(row, { key: ' ' })
  press(row, 'ArrowDown', { shiftKey: true })
  expect([...editor.view().selection].toSorted()).toEqual(['a', 'b'])
  press(rowOf('Brazil'), 'Delete')
  expect(page.getByText('Removed 2 programs')).toBeTruthy()
})

test('a gap is filled by the dialog, or closed: what follows it without a hole moves up', async () => {
  const { editor, screen } = await show()
  const gap = page.getByText('07:00', { selector: 'b' }).closest('[role=row]') as HTMLElement
  fireEvent.click(within(gap).getByRole('button', { name: 'Fill' }))
  expect(screen().dialog).toEqual({
    kind: 'fill',
    within: { from: at('2026-11-23T07:00'), to: at('2026-11-23T10:00') },
  })
  fireEvent.click(within(gap).getByRole('button', { name: 'Close' }))
  expect(listed(editor.view().schedule).slice(1, 4)).toEqual(['a 08:00-09:00', 'b 09:00-09:30', 'p 13:00-14:00'])
})

test('whoever may only look has no fields and no acts, and can still walk and jump', async () => {
  const { editor, screen } = await show({ readOnly: 'rights' })
  expect(page.queryByLabelText('Start of Brazil')).toBeNull()
  press(rowOf('Brazil'), 'Delete')
  expect(editor.view().schedule).toBe(day)
  press(rowOf('Brazil'), 'g')
  expect(screen().cursor).toEqual({ kind: 'time', at: at('2026-11-23T11:30') })
})
