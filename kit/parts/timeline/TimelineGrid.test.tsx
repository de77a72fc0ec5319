import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useMemo, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { DayMap } from './DayMap.tsx'
import { JumpField } from './JumpField.tsx'
import type { LaneDrawing } from './laneDrawing.ts'
import { useTimeline } from './state/useTimeline.ts'
import { TimelineCard } from './TimelineCard.tsx'
import { TimelineGrid } from './TimelineGrid.tsx'
import type { TimelineLane } from './timelineLane.ts'
import { timelineRowKey, useTimelineRows } from './useTimelineRows.ts'
import { ZoomControls } from './ZoomControls.tsx'

const HOUR = 3_600_000
const start = Date.parse('2026-11-24T00:00:00Z')
const NOW = start + 10.5 * HOUR
type Airing = { key: string; from: number; to: number; title: string }

const channel = (name: string, hours: number): TimelineLane<Airing> => ({
  key: name,
  label: name,
  items: Array.from({ length: 24 / hours }, (_, n) => ({
    key: `${name} ${n}`,
    title: `${name} ${n * hours}h`,
    from: start + n * hours * HOUR,
    to: start + (n + 1) * hours * HOUR,
  })),
})
const CHANNELS = [
  channel('One', 1),
  channel('Two', 2),
  { key: 'Off', label: 'Off', items: [] },
  ...Array.from({ length: 497 }, (_, n) => channel(`Channel ${n}`, 1)),
]
const drawing: LaneDrawing<Airing> = {
  renderHead: ({ label }) => <b>{label}</b>,
  renderItem: (item, place) => <TimelineCard place={place} title={item.title} detail="News" />,
  itemLabel: (item, lane) => `${item.title} on ${lane}`,
  renderEmpty: () => 'No guide data',
}
const ZONES = [{ zone: 'UTC', label: 'UTC, channel' }] as const

function Guide({ lanes = CHANNELS }: { lanes?: readonly TimelineLane<Airing>[] }) {
  const range = useMemo(() => ({ from: start, to: start + 24 * HOUR }), [])
  const timeline = useTimeline({ range, at: start + 8 * HOUR, row: 240 })
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<string>()
  const { rows, current, goTo } = useTimelineRows(timeline, lanes, { from: start + 9 * HOUR, to: start + 10 * HOUR })
  return (
    <>
      <JumpField timeline={timeline} zone="UTC" now={NOW} />
      <ZoomControls timeline={timeline} />
      <TimelineGrid
        timeline={timeline}
        label="Guide"
        lanes={lanes}
        drawing={drawing}
        zones={ZONES}
        now={NOW}
        selected={chosen}
        onSelect={(item) => setChosen(item?.key)}
        onOpen={(item) => setOpened(item.title)}
      />
      <DayMap timeline={timeline} lanes={lanes} zone="UTC" now={NOW} />
      <output>{opened}</output>
      <ul>
        {rows.slice(0, 3).map((row) => (
          <li key={timelineRowKey(row)} aria-current={row.key === current}>
            <button onClick={() => goTo(row)}>{row.item.title}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

async function show(lanes?: readonly TimelineLane<Airing>[]) {
  const page = await renderInKit(<Guide {...(lanes && { lanes })} />)
  const keys = userEvent.setup()
  const grid = screen.getByRole('grid', { name: 'Guide' })
  return { ...page, keys, grid, focused: () => document.activeElement?.getAttribute('aria-label') }
}

it('is a grid with true counts of which only what is near the view is drawn', async () => {
  const { grid } = await show()
  expect(grid).toHaveAttribute('aria-rowcount', '500')
  expect(grid).toHaveAttribute('aria-colcount', '25')
  const rows = within(grid).getAllByRole('row')
  expect(rows.length).toBeLessThan(30)
  const [first] = rows
  expect(first).toHaveAttribute('aria-rowindex', '1')
  const cell = within(first as HTMLElement).getByRole('gridcell', { name: 'One 8h on One' })
  expect(cell).toHaveAttribute('aria-colindex', '10')
  expect(within(first as HTMLElement).queryByRole('gridcell', { name: 'One 23h on One' })).toBeNull()
  expect(within(first as HTMLElement).getByRole('rowheader', { name: 'One' })).toBeInTheDocument()
})

it('gives what follows an edit its new number, and draws none of it anew', async () => {
  const { grid, rerender } = await show()
  const drawn = vi.spyOn(drawing, 'itemLabel')
  const [one, ...others] = CHANNELS
  rerender(<Guide lanes={[{ ...channel('One', 1), items: one?.items?.slice(1) }, ...others]} />)
  expect(within(grid).getByRole('gridcell', { name: 'One 8h on One' })).toHaveAttribute('aria-colindex', '9')
  expect(drawn).not.toHaveBeenCalled()
  drawn.mockRestore()
})

it('has one tab stop, walks by time and by lane, and keeps to its time past long items and empty lanes', async () => {
  const { keys, grid, focused } = await show()
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  ;(grid.querySelector('[tabindex="0"]') as HTMLElement).focus()
  await keys.keyboard('{ArrowRight}')
  expect(focused()).toBe('One 9h on One')
  await keys.keyboard('{ArrowDown}')
  expect(focused()).toBe('Two 8h on Two')
  await keys.keyboard('{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('No guide data')
  await keys.keyboard('{ArrowDown}')
  expect(focused()).toBe('Channel 0 9h on Channel 0')
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  await keys.keyboard('{Control>}{End}{/Control}')
  expect(focused()).toBe('Channel 496 9h on Channel 496')
  await keys.keyboard('t')
  expect(focused()).toBe('Channel 496 10h on Channel 496')
  await keys.keyboard('{End}')
  expect(focused()).toBe('Channel 496 23h on Channel 496')
})

it('opens by Enter, chooses by Space and by a click, and lets go by Escape', async () => {
  const { keys, grid } = await show()
  const cell = within(grid).getByRole('gridcell', { name: 'One 9h on One' })
  await keys.click(cell)
  expect(cell).toHaveAttribute('aria-selected', 'true')
  await keys.keyboard('{Escape}')
  expect(cell).toHaveAttribute('aria-selected', 'false')
  await keys.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByText('One 10h', { selector: 'output' })).toBeInTheDocument()
  await keys.keyboard(' ')
  expect(document.activeElement).toHaveAttribute('aria-selected', 'true')
})

it('zooms by keys and buttons, until neighbours are one run that says how many it is', async () => {
  const brief = { ...channel('Brief', 1), items: Array.from({ length: 1440 }, (_, n) => minute(n)) }
  const { keys, grid, focused } = await show([brief])
  const length = () => screen.getByText(/\d (h|min)$/, { selector: 'output' }).textContent
  expect(length()).toBe('4 h')
  await keys.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(length()).toBe('2 h')
  ;(grid.querySelector('[tabindex="0"]') as HTMLElement).focus()
  await keys.keyboard('---')
  expect(length()).toBe('12 h')
  await keys.keyboard('{ArrowRight}')
  expect(focused()).toBe('120 items')
})

const minute = (n: number) => ({ key: `m${n}`, title: `${n}`, from: start + n * 60_000, to: start + (n + 1) * 60_000 })

it('goes to a moment that is typed, and says what it does not understand', async () => {
  const { keys, grid } = await show()
  const field = screen.getByRole('textbox', { name: 'Jump to date or time' })
  await keys.type(field, '21:00{Enter}')
  expect(within(grid).getByRole('gridcell', { name: 'One 21h on One' })).toBeInTheDocument()
  expect(field).toHaveValue('')
  await keys.type(field, 'soon{Enter}')
  expect(screen.getByText(/Not a date or a time/)).toBeInTheDocument()
  await keys.clear(field)
  await keys.type(field, '3 Dec{Enter}')
  expect(screen.getByText('Outside of Tue 24 Nov to Tue 24 Nov.')).toBeInTheDocument()
})

it('has a map of the day whose frame is moved by arrows', async () => {
  const { keys } = await show()
  const frame = screen.getByRole('slider', { name: 'Map of the day' })
  expect(frame).toHaveAttribute('aria-valuetext', '08:00 to 12:00')
  frame.focus()
  await keys.keyboard('{ArrowRight}')
  expect(frame).toHaveAttribute('aria-valuetext', '09:00 to 13:00')
  await keys.keyboard('{End}')
  expect(frame).toHaveAttribute('aria-valuetext', '20:00 to 00:00')
})

it('has a list twin that stands on the same item', async () => {
  const { keys, grid } = await show()
  await keys.click(within(grid).getByRole('gridcell', { name: 'Two 8h on Two' }))
  const row = (name: string) => screen.getByRole('button', { name }).closest('li')
  expect(row('Two 8h')).toHaveAttribute('aria-current', 'true')
  await keys.click(screen.getByRole('button', { name: 'One 9h' }))
  expect(row('One 9h')).toHaveAttribute('aria-current', 'true')
  expect(grid.querySelector('[tabindex="0"]')).toHaveAttribute('aria-label', 'One 9h on One')
})

it('is free of faults that axe finds', async () => {
  const { grid } = await show()
  const { violations } = await axe.run(grid.parentElement as HTMLElement, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

it('shows how far what is on now has come', async () => {
  const { grid } = await show()
  const cell = within(grid).getByRole('gridcell', { name: 'One 10h on One' })
  expect(cell).toHaveAttribute('aria-current', 'time')
  expect(cell.style.getPropertyValue('--played')).toBe('50.00%')
})

it('keeps the words of what began before the view at its edge', async () => {
  const long = { ...channel('Long', 12), overlaps: [] }
  const { grid } = await show([long])
  const cell = within(grid).getByRole('gridcell', { name: 'Long 0h on Long' })
  const card = cell.querySelector<HTMLElement>('.card')
  expect(card?.style.paddingInlineStart).toBe(`${8 + 8 * 200 - 1}px`)
})

it('puts words back where a cell no longer begins before the view', async () => {
  const long = { ...channel('Long', 12), overlaps: [] }
  const { grid, keys } = await show([long])
  const words = (name: string) => within(grid).getByRole('gridcell', { name }).querySelector<HTMLElement>('.words')
  const field = screen.getByRole('textbox', { name: 'Jump to date or time' })
  await keys.type(field, '15:00{Enter}')
  const second = words('Long 12h on Long') as HTMLElement
  second.style.transform = 'translateX(900px)'
  await keys.type(field, '09:00{Enter}')
  expect(second.isConnected).toBe(true)
  expect(second.style.transform).toBe('')
})

it('cuts no words to a letter or two at the edge of the view', async () => {
  const short = { key: 'short', title: 'Short', from: start + 6.5 * HOUR, to: start + 8.1 * HOUR }
  const { grid } = await show([{ ...channel('One', 1), items: [short] }])
  const cell = within(grid).getByRole('gridcell', { name: 'Short on One' })
  expect(cell.querySelector<HTMLElement>('.words')?.style.visibility).toBe('hidden')
})

it('says that a lane is on its way', async () => {
  const { grid } = await show([{ key: 'Late', label: 'Late', items: undefined }])
  expect(within(grid).getByRole('gridcell', { name: 'Late' })).toHaveAttribute('aria-busy', 'true')
})

it('shows the initials of a card without room for its name, and the whole of it at the pointer and the focus', async () => {
  const short = { key: 'short', title: 'Life of Pi', from: start + 9 * HOUR, to: start + 9 * HOUR + 9 * 60_000 }
  const lane = { key: 'One', label: 'One', items: [short, ...(CHANNELS[0]?.items ?? []).slice(10)] }
  await renderInKit(<Guide lanes={[lane]} />, { now: () => NOW })
  const cell = screen.getByRole('gridcell', { name: 'Life of Pi on One' })
  expect(cell.querySelector('.card')).toHaveAttribute('data-brief', 'LP')
  await userEvent.hover(cell)
  // The cell itself is called so: nobody hears it twice.
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Life of Pi on One')
  expect(cell).not.toHaveAttribute('aria-describedby')
  await userEvent.unhover(cell)
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  cell.focus()
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Life of Pi on One')
})
