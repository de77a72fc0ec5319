import { expect, it } from 'vitest'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { firstChoices, spanOfDays, whyNotExport } from './exportChoices.ts'

const week = firstChoices('2026-10-22')

it('an export begins with the week from the day that is looked at, of all channels that are shown', () => {
  expect(week).toMatchObject({ from: '2026-10-22', to: '2026-10-28', which: 'shown', format: 'xmltv' })
})

it('its days are those of the guide’s zone, also where one has 25 hours', () => {
  const { from, to } = spanOfDays({ from: '2026-10-25', to: '2026-10-25' }, 'Europe/London') ?? { from: 0, to: 0 }
  expect((to - from) / 3_600_000).toBe(25)
  expect(spanOfDays({ from: '2026-10-25', to: '2026-10-24' }, 'UTC')).toBeUndefined()
  expect(spanOfDays({ from: '', to: '2026-10-24' }, 'UTC')).toBeUndefined()
})

it('says why there is nothing to give out, and how many days so many channels may have', () => {
  const channels = [{ id: 'c1', lon: [], ia: [] }] satisfies GuideChannel[]
  expect(whyNotExport(week, 'UTC', 2_000)).toBeUndefined()
  const month = { ...week, to: '2026-11-21' }
  expect(whyNotExport(month, 'UTC', 1_000)).toBeUndefined()
  expect(whyNotExport(month, 'UTC', 2_000)).toEqual({ key: 'tooManyDays', most: 15 })
  expect(whyNotExport(week, 'UTC', 2_001)).toEqual({ key: 'tooManyChannels', most: 0 })
  const many = { ...week, which: 'chosen' as const, channels: Array.from({ length: 301 }, () => channels[0]!) }
  expect(whyNotExport(many, 'UTC', 2_000)).toEqual({ key: 'tooManyChannels', most: 0 })
  expect(whyNotExport({ ...week, which: 'chosen' }, 'UTC', 500)).toEqual({ key: 'noChannels', most: 0 })
  expect(whyNotExport({ ...week, which: 'chosen', channels }, 'UTC', 500)).toBeUndefined()
  expect(whyNotExport({ ...week, to: '' }, 'UTC', 1)).toEqual({ key: 'noDays', most: 0 })
})
