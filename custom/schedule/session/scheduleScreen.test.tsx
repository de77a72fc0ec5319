import { screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSchedule, anAiring } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { useSchedule } from '../ScheduleContext.ts'

function Titles() {
  return useSchedule().schedule.order.map(({ id }) => <p key={id}>{`airs ${id}`}</p>)
}

test('every part of the screen sees what a command did, by the one context', async () => {
  const { screen, act } = await renderSchedule(<Titles />, {
    schedule: aSchedule([anAiring('a', '2026-11-23T10:00', 60), anAiring('b', '2026-11-23T11:00', 60)]),
  })
  act(({ run }) => run({ kind: 'lift', ids: ['a'] }))
  expect(page.queryByText('airs a')).toBeNull()
  expect(screen()).toMatchObject({ isSaved: false, done: ['schedule.steps.lift'] })
  act(({ undo }) => undo())
  expect(page.getByText('airs a')).toBeTruthy()
  act(({ show, openDialog }) => (show({ shape: 'list' }), openDialog({ kind: 'publish' })))
  expect(screen()).toMatchObject({ shown: { shape: 'list' }, dialog: { kind: 'publish' }, isSaved: true })
})
