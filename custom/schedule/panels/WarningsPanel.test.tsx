import { fireEvent, screen as page, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { WarningsPanel } from './WarningsPanel.tsx'

const donnie = aScheduleTitle('donnie', 'Donnie Brasco', { lwe: '2026-11-24T12:00:00Z' })
const week = aSchedule([
  anAiring('a', '2026-11-23T00:00', 16 * 60),
  anAiring('b', '2026-11-23T16:45', 7 * 60 + 15, { pgmId: 'donnie' }),
  anAiring('c', '2026-11-24T00:00', 12 * 60 + 30, { pgmId: 'donnie' }),
  anAiring('d', '2026-11-24T13:00', 11 * 60),
  anAiring('e', '2026-11-25T00:00', 24 * 60),
])
const open = () => renderSchedule(<WarningsPanel />, { schedule: week, titles: [donnie] })

describe('the warnings of a schedule', () => {
  test('stand by code with the texts of the specification, their count and place', async () => {
    await open()
    const gaps = page.getByRole('region', { name: /Gaps Present/ })
    expect(within(gaps).getByText('There are gaps in the schedule.')).toBeTruthy()
    expect(within(gaps).getByRole('button', { name: 'Mon 16:00' })).toBeTruthy()
    expect(within(gaps).getByRole('button', { name: 'Fill both, 1 h 15 min' })).toBeTruthy()
    const expired = page.getByRole('region', { name: /VOD Content Expired/ })
    expect(expired.textContent).toContain('Content availability (catalog/licence) for Donnie Brasco expires prior to')
  })

  test('lead to their place, and close a gap in one step that undo takes back', async () => {
    const { screen, act } = await open()
    fireEvent.click(page.getByRole('button', { name: 'Close: Mon 16:00' }))
    expect(screen().done).toEqual(['scheduleWarnings.steps.close'])
    expect(screen().schedule.byId.get('b')?.start).toBe(at('2026-11-23T16:00'))
    act(({ undo }) => undo())
    fireEvent.click(page.getByRole('button', { name: 'Tue 12:30' }))
    expect(screen().cursor).toEqual({ kind: 'time', at: at('2026-11-24T12:30') })
  })

  test('open what proposes a repair: a filling of both gaps, another title', async () => {
    const { screen } = await open()
    fireEvent.click(page.getByRole('button', { name: 'Fill both, 1 h 15 min' }))
    expect(screen().dialog).toMatchObject({ kind: 'fill', within: [{}, {}] })
    fireEvent.click(page.getByRole('button', { name: 'Replace: Donnie Brasco, Tue 00:00' }))
    expect(screen().dialog).toEqual({ kind: 'replace', id: 'c' })
  })

  test('foresee rights that end while the title is still used, with the way to each airing', async () => {
    const { screen } = await open()
    const soon = page.getByRole('region', { name: 'Rights end soon' })
    expect(soon.textContent).toContain('expires tomorrow, still used 2 times')
    fireEvent.click(within(soon).getByRole('button', { name: 'Donnie Brasco' }))
    fireEvent.click(within(soon).getByRole('button', { name: 'Tue 00:00' }))
    expect(screen().cursor).toEqual({ kind: 'airing', id: 'c' })
  })

  test('name what repeats soon, and a direct repeat as one', async () => {
    await open()
    const repeats = page.getByRole('region', { name: 'Repeats soon' })
    expect(repeats.textContent).toContain('Donnie Brasco, Tue 00:00right after it')
  })

  test('are only looked at where nothing may be changed, and say so where there are none', async () => {
    const { unmount } = await renderSchedule(<WarningsPanel />, { schedule: week, readOnly: 'rights' })
    expect(page.queryByRole('button', { name: /Fill|Close/ })).toBeNull()
    unmount()
    await renderSchedule(<WarningsPanel />, { shown: { from: '2026-11-25', to: '2026-11-25' }, schedule: week })
    expect(page.getByText('No warnings')).toBeTruthy()
  })
})
