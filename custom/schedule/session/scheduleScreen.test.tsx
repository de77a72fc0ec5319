import { fireEvent, screen as page } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSchedule, anAiring, at } from '#tests/support/aSchedule.ts'
import { renderSchedule } from '#tests/support/renderSchedule.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { ScheduleNotices } from '../parts/ScheduleNotices.tsx'

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

test('a refused command says why, what is missing and what else can be done, one press away', async () => {
  const { screen, act } = await renderSchedule(<ScheduleNotices />, {
    schedule: aSchedule([
      anAiring('a', '2026-11-23T10:00', 60, { rest: { pgm: { lon: [{ lang: 'en', n: 'Mulan' }] } } }),
      anAiring('b', '2026-11-23T13:00', 60),
    ]),
  })
  act(({ run }) => run({ kind: 'move', ids: ['b'], toStart: at('2026-11-23T10:30'), mode: 'exact' }))
  expect(
    page.getByText('Mulan airs at that time. 30 min too little. The nearest place is Mon 23 Nov 11:00.'),
  ).toBeTruthy()
  fireEvent.click(page.getByRole('button', { name: 'Place at Mon 23 Nov 11:00' }))
  expect(screen()).toMatchObject({ refusal: undefined, done: ['schedule.steps.move'] })
  expect(page.queryByRole('button')).toBeNull()
})
