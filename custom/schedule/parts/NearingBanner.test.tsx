import { fireEvent, screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSchedule, anAiring, at, MONDAY, someDays } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { NearingBanner } from './NearingBanner.tsx'

const monday = anAiring('m', `${MONDAY}T00:00`, 1_440)
const published = { st: 'published' } as const

test('a day that nears its air time is named, by what of it viewers lack, and is one press away', async () => {
  const live = aSchedule([monday], someDays(3, MONDAY, { 0: published, 1: {}, 2: {} }))
  const schedule = aSchedule([monday, anAiring('t', '2026-11-24T00:00', 1_440)], someDays(3, MONDAY, { 0: published }))
  const { screen } = await renderSchedule(<NearingBanner />, { schedule, live, now: at(`${MONDAY}T13:00`) })
  expect(page.getByText(/^Tue 24 Nov nears its air time and is not published: nothing airs from/)).toBeTruthy()
  expect(page.queryByText(/Wed 25/)).toBeNull()
  fireEvent.click(page.getByRole('button', { name: 'Show' }))
  expect(screen().cursor).toEqual({ kind: 'time', at: at('2026-11-24T00:00') })
})

test('nothing is said half a day before, nor of a channel that was never on air', async () => {
  const live = aSchedule([monday], someDays(3, MONDAY, { 0: published, 1: {}, 2: {} }))
  const early = await renderSchedule(<NearingBanner />, { schedule: live, live, now: at(`${MONDAY}T11:00`) })
  expect(page.queryByText(/nears its air time/)).toBeNull()
  early.unmount()
  await renderSchedule(<NearingBanner />, { schedule: aSchedule([monday]), now: at(`${MONDAY}T13:00`) })
  expect(page.queryByText(/nears its air time/)).toBeNull()
})
