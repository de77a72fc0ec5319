import { fireEvent, screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import { aRefusal } from '#tests/support/aRefusal.ts'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ScheduleDialogs } from './ScheduleDialogs.tsx'

const morning = aSchedule([
  anAiring('a', '2026-11-23T10:00', 20, { pgmId: 'mulan' }),
  anAiring('b', '2026-11-23T10:20', 20, { pgmId: 'arrival' }),
])
const titles = [aScheduleTitle('mulan', 'Mulan'), aScheduleTitle('arrival', 'Arrival')]

/** A media service that does not know the named titles for whoever asks. */
const without =
  (...hidden: string[]) =>
  ({ body: { smil } }: { body: { smil: readonly { key: string }[] } }) => {
    const nth = smil.findIndex(({ key }) => hidden.includes(key))
    if (nth < 0) return Promise.resolve({})
    return Promise.reject(aRefusal('remixPlayback', 'notFound', `/smil/${nth}/key`))
  }

async function play(...hidden: string[]) {
  const calls = { remixPlayback: without(...hidden) } as unknown as Partial<Calls>
  const { act } = await renderSchedule(<ScheduleDialogs />, { schedule: morning, titles, calls })
  act(({ openDialog }) => openDialog({ kind: 'playAt', at: at('2026-11-23T10:10') }))
  fireEvent.click(page.getByRole('button', { name: 'Play from here' }))
}

test('what one may not view says so in its row, and that the player passes over it', async () => {
  await play('mulan')
  expect(await page.findAllByText('no right to view')).toHaveLength(1)
  expect(page.getByText(/You have no right to view some of it; the player passes over it/)).toBeTruthy()
})

test('where one may view nothing of it, that is why it does not play', async () => {
  await play('mulan', 'arrival')
  expect(await page.findByText('You have no right to view any of it.')).toBeTruthy()
})
