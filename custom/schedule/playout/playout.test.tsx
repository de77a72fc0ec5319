import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { PlayoutEvent } from '#contract/schemas/live/playout.ts'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleConsole } from '#tests/support/ScheduleConsole.tsx'
import { ScheduleDialogs } from '../dialogs/ScheduleDialogs.tsx'

const week = aSchedule([
  anAiring('a', '2026-11-23T07:00', 60, { pgmId: 'mulan' }),
  anAiring('b', '2026-11-23T10:00', 60),
])
const titles = [aScheduleTitle('mulan', 'Mulan')]
const channel = { id: 'hits', cs: 'hits', name: 'HITS Movies', isPublished: true }

/** On Monday at eight; `start` is when somebody started it, `played` what it played before. */
type Asked = { start?: string; played?: object[]; calls?: object; isPublished?: boolean; timeZone?: string }

async function open({ start, played, calls = {}, isPublished = true, timeZone }: Asked) {
  const row = { id: 'hits', cs: 'hits', lon: [], state: 'running', start, by: 'Ann', played }
  const rows = start === undefined ? [] : [row]
  const listPlayoutChannels = () => Promise.resolve({ rows, count: rows.length })
  const opened = await renderSchedule(
    <MemoryRouter>
      <ScheduleConsole calls={{ listPlayoutChannels, ...calls }}>
        <ScheduleDialogs />
      </ScheduleConsole>
    </MemoryRouter>,
    {
      ...{ schedule: week, live: week, titles, channel: { ...channel, isPublished } },
      ...(timeZone && { timeZone }),
    },
  )
  opened.act(({ openDialog }) => openDialog({ kind: 'playout' }))
  return opened
}
const type = (text: string, field = page.getByRole('textbox')) => fireEvent.change(field, { target: { value: text } })

describe('the playout of a channel', () => {
  test('starts where something published airs, and says so from then on', async () => {
    const startPlayoutChannel = vi.fn(() =>
      Promise.resolve({ id: 'hits', state: 'starting', start: '2026-11-23T10:30:00.000Z' }),
    )
    await open({ calls: { startPlayoutChannel } })
    expect(await page.findByText('Not started')).toBeTruthy()
    expect(page.getByText('Nothing was played out yet.')).toBeTruthy()
    type('2026-11-23 10:30')
    fireEvent.click(page.getByRole('button', { name: 'Start playout' }))
    expect(await page.findByText(/^Starts Mon 23 Nov.* 10:30$/)).toBeTruthy()
    expect(startPlayoutChannel).toHaveBeenCalledWith({
      ...{ params: { id: 'hits' }, body: { channel_start_time: '2026-11-23T10:30:00.000Z' } },
    })
  })

  test('is told at the clock of the channel, and at the reader’s own where that is another', async () => {
    await open({})
    type('2026-11-23 10:30')
    expect(page.getByText('Mon 23 Nov 10:30 UTC, 18:30 in Asia/Kuala_Lumpur, UTC+8.')).toBeTruthy()
  })

  test('is told at one clock where the reader goes by the same', async () => {
    await open({ timeZone: 'UTC' })
    type('2026-11-23 10:30')
    expect(page.getByText('Mon 23 Nov 10:30 UTC.')).toBeTruthy()
  })

  test('says what is to be published first, and leads there', async () => {
    const { screen } = await open({})
    type('2026-11-23 09:00')
    expect(page.getByText('Nothing is published then')).toBeTruthy()
    fireEvent.click(page.getByRole('button', { name: 'Review and publish' }))
    expect(screen().dialog).toEqual({ kind: 'publish' })
  })

  test('of a channel that viewers do not have leads to the channel', async () => {
    await open({ isPublished: false })
    type('2026-11-23 10:30')
    expect(page.getByRole('link', { name: 'Open the channel' }).getAttribute('href')).toMatch(
      /virtuallivechannel\/hits$/,
    )
  })

  test('tells what it has played, the newest first, and a press goes to the airing', async () => {
    const events: PlayoutEvent[] = [
      { type: 'ad', at: '2026-11-23T07:59:00.000Z', dur: 60_000, pgm_id: 'mulan', seg: 2 },
      { type: 'vod', at: '2026-11-23T07:20:00.000Z', dur: 39 * 60_000, pgm_id: 'mulan', seg: 1 },
      { type: 'vod', at: '2026-11-23T07:15:00.000Z', dur: 300_000, pgm_id: 'mulan', seg: 0 },
    ]
    const listChannelEvents = vi.fn(() => Promise.resolve({ rows: events, count: events.length }))
    const { screen } = await open({ start: '2026-11-23T07:15:00.000Z', calls: { listChannelEvents } })
    const rows = await page.findAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['07:59:00AAd in Mulanon air1 min', '07:15:00VMulan44 min'])
    const span = { start: '2026-11-23T07:15:00.000Z', end: '2026-11-23T08:00:00.000Z', sortOrder: 'desc' }
    expect(listChannelEvents.mock.lastCall).toMatchObject([{ query: span }])
    fireEvent.click(page.getByText('Ad in Mulan'))
    expect(screen().cursor).toEqual({ kind: 'airing', id: 'a' })
  })

  test('is looked at on any day back to the first start, whichever week is open', async () => {
    const events: PlayoutEvent[] = [{ type: 'vod', at: '2026-11-09T23:00:00.000Z', dur: 3_600_000, pgm_id: 'mulan' }]
    const listChannelEvents = vi.fn(() => Promise.resolve({ rows: events, count: events.length }))
    const played = [{ from: '2026-11-09T23:30:00.000Z', to: '2026-11-11T20:00:00.000Z' }]
    const { screen } = await open({ start: '2026-11-23T07:15:00.000Z', played, calls: { listChannelEvents } })
    expect(await page.findByText(/^Started by Ann\./)).toBeTruthy()
    const day = page.getByLabelText<HTMLInputElement>('Day')
    expect([day.value, day.min, day.max]).toEqual(['2026-11-23', '2026-11-09', '2026-11-23'])
    fireEvent.click(page.getByRole('button', { name: 'Day before' }))
    expect(page.getByText('Nothing was played out on this day.')).toBeTruthy()
    type('2026-10-01', day)
    expect(page.getByText('A day from Mon 9 Nov 2026 to Mon 23 Nov 2026')).toBeTruthy()
    type('2026-11-11', day)
    const span = { start: '2026-11-11T00:00:00.000Z', end: '2026-11-11T20:00:00.000Z' }
    await waitFor(() => expect(listChannelEvents.mock.lastCall).toMatchObject([{ query: span }]))
    type('2026-11-09', day)
    expect((await page.findByRole('listitem')).textContent).toBe('23:30:00VMulan30 min')
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Day before' }).disabled).toBe(true)
    fireEvent.click(page.getByText('Mulan'))
    // By the screen's own way to another week, which asks before unsaved work is left.
    expect(screen().shown).toMatchObject({ from: '2026-11-09', airing: { id: '', at: at('2026-11-09T23:30') } })
  })
})
