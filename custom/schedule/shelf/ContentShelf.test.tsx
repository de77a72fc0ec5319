import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aSchedule, anAiring, at, HOUR } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { ScheduleConsole } from '#tests/support/ScheduleConsole.tsx'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ContentShelf } from './ContentShelf.tsx'

const titles = [
  aScheduleTitle('whiplash', 'Whiplash', { lwe: '2028-04-01T00:00:00Z' }),
  aScheduleTitle('arrival', 'Arrival', { lwe: '2026-11-23T09:00:00Z' }, { dur: 3 * HOUR }),
]
const week = aSchedule([
  anAiring('a', '2026-11-23T08:00', 60),
  anAiring('b', '2026-11-23T11:00', 60, { pgmId: 'whiplash' }),
])

async function open(readOnly?: 'rights') {
  const filterContent = vi.fn(() => Promise.resolve({ rows: titles.map(({ id }) => ({ id })), count: 2 }))
  const opened = await renderSchedule(
    <ScheduleConsole calls={{ filterContent }}>
      <ContentShelf />
    </ScheduleConsole>,
    { schedule: week, titles, readOnly, now: at('2026-11-23T08:30') },
  )
  await page.findByText('Whiplash')
  return { ...opened, filterContent }
}
const add = (name: string) => fireEvent.click(page.getByRole('button', { name }))

beforeEach(() => localStorage.clear())

describe('the shelf of content', () => {
  test('tells the run time of a title, and until when it may air', async () => {
    await open()
    expect(page.getByText('1 h 30 min, until 01 Apr 2028')).toBeTruthy()
    expect(page.getByText('3 h, until 23 Nov 2026')).toBeTruthy()
  })

  test('adds into the first gap that is long enough, then behind what was added', async () => {
    const { screen } = await open()
    add('Add Whiplash')
    const [, first] = screen().schedule.order
    expect(first).toMatchObject({ start: at('2026-11-23T09:00'), pgmId: 'whiplash', kind: 'vod', dur: 1.5 * HOUR })
    expect(screen().cursor).toEqual({ kind: 'airing', id: first?.id })
    add('Add Arrival')
    expect(screen().schedule.order.map(({ start }) => start)).toContain(at('2026-11-23T10:30'))
    expect(screen().done).toEqual(['schedule.steps.add', 'schedule.steps.add'])
  })

  test('shows only what fits into the gap, or what may air then', async () => {
    await open()
    fireEvent.click(page.getByRole('button', { name: 'Rights valid then' }))
    expect(page.queryByText('Arrival')).toBeNull()
  })

  test('asks for what is typed, and by type', async () => {
    const { filterContent } = await open()
    fireEvent.change(page.getByRole('searchbox'), { target: { value: 'whip' } })
    await waitFor(() => {
      const [{ body }] = filterContent.mock.lastCall as unknown as [{ body: { filter: unknown; cty: string[] } }]
      expect(body.filter).toEqual([{ field: 'term', term: 'whip', operator: 'contains' }])
      expect(body.cty[0]).toBe('movie')
    })
  })

  test('picks up by M, for a paste in the schedule', async () => {
    const { screen } = await open()
    fireEvent.keyDown(page.getByRole('button', { name: 'Add Whiplash' }), { key: 'm' })
    expect(screen().clipboard?.airings).toMatchObject([{ pgmId: 'whiplash' }])
    expect(screen().asked).toBe(1)
  })

  test('has ads of every length, and ads around what is selected', async () => {
    const { screen, act } = await open()
    act(({ select }) => select(['a']))
    fireEvent.click(page.getByRole('button', { name: 'Ads' }))
    add('Add Ad, 2 min')
    expect(screen().schedule.order[1]).toMatchObject({ kind: 'ad', dur: 120_000 })
    fireEvent.click(page.getByRole('button', { name: 'Ads around the selection...' }))
    expect(screen().dialog).toEqual({ kind: 'addAd', ids: ['a'] })
  })

  test('adds nothing where the schedule may not be changed', async () => {
    await open('rights')
    expect(page.getByRole('button', { name: 'Add Whiplash' }).hasAttribute('disabled')).toBe(true)
  })
})
