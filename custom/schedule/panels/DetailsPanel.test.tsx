import { fireEvent, screen as page } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import { aSchedule, anAiring, at, HOUR } from '#tests/support/aSchedule.ts'
import { aScheduleTitle } from '#tests/support/aScheduleTitle.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { ChangesPanel } from './ChangesPanel.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'

const mulan = aScheduleTitle('mulan', 'Mulan', { lwe: '2027-01-01T00:00:00Z', prd: ['rimba'] }, { dur: 2 * HOUR })
const week = aSchedule([
  anAiring('a', '2026-11-23T10:00', 60, { pgmId: 'mulan' }),
  anAiring('b', '2026-11-23T11:00', 60),
  anAiring('c', '2026-11-24T10:00', 60, { pgmId: 'mulan' }),
])

async function select(...ids: string[]) {
  const opened = await renderSchedule(<DetailsPanel />, { schedule: week, titles: [mulan] })
  opened.act((screen) => screen.select(ids))
  return opened
}
function typeInto(label: string, text: string, key = 'Enter') {
  const field = page.getByRole('textbox', { name: label })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key })
  return field as HTMLInputElement
}

describe('details of an airing', () => {
  test('tell its times in both zones, its rights, and when else its title airs', async () => {
    const { screen } = await select('a')
    expect(page.getByText('10:00 – 11:00')).toBeTruthy()
    expect(page.getByText('18:00 – 19:00')).toBeTruthy()
    expect(page.getByText('… to 01 Jan 2027')).toBeTruthy()
    fireEvent.click(page.getByRole('button', { name: 'Tue 10:00' }))
    expect(screen().cursor).toEqual({ kind: 'airing', id: 'c' })
  })

  test('take a typed start, length and offset, each as one step', async () => {
    const { screen } = await select('a')
    typeInto('Start', '09:30')
    typeInto('Length', '1:30')
    typeInto('Left out at the start', '10')
    expect(screen().schedule.byId.get('a')).toMatchObject({
      ...{ start: at('2026-11-23T09:30'), dur: 1.5 * HOUR, offset: HOUR / 6 },
    })
    expect(screen().done).toHaveLength(3)
  })

  test('say what cannot be read, and give back what was there on Escape', async () => {
    const { screen } = await select('a')
    expect(typeInto('Length', 'long').getAttribute('aria-invalid')).toBe('true')
    expect(typeInto('Length', 'long', 'Escape').value).toBe('1:00:00')
    typeInto('Left out at the start', '3:00')
    expect(screen().isSaved).toBe(true)
  })

  test('sum up what several come to, and lead to what can be done with all of them', async () => {
    const { screen } = await select('a', 'b')
    expect(page.getByText('2 items')).toBeTruthy()
    expect(page.getByText('Mon 10:00 to Mon 12:00, 2 h')).toBeTruthy()
    fireEvent.click(page.getByRole('button', { name: 'Add ad' }))
    expect(screen().dialog).toEqual({ kind: 'addAd', ids: ['a', 'b'] })
  })
})

describe('changes', () => {
  test('stand against what was saved and what is live, and go back one by one', async () => {
    const now = at('2026-11-23T08:00')
    const changed = applyCommand(week, { kind: 'lift', ids: ['b'] }, now).schedule
    const draft = applyCommand(
      changed,
      { kind: 'move', ids: ['c'], toStart: at('2026-11-24T12:00'), mode: 'exact' },
      now,
    )
    const { screen } = await renderSchedule(<ChangesPanel />, {
      ...{ schedule: draft.schedule, saved: week, live: changed, titles: [mulan] },
    })
    expect(page.getByText('Moved, Tue 10:00 to Tue 12:00')).toBeTruthy()
    fireEvent.click(page.getByRole('button', { name: 'Take back: Mulan, Moved' }))
    expect(screen().schedule.byId.get('c')?.start).toBe(at('2026-11-24T10:00'))
    fireEvent.click(page.getByRole('button', { name: 'Live' }))
    expect(page.getByText('Nothing differs from what viewers have')).toBeTruthy()
  })
})
