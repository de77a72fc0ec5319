import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { findUnsaved, forgetUnsaved } from '#kit/record/journal/findUnsaved.ts'
import { openJournal } from '#kit/record/journal/openJournal.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { LeftWork } from './LeftWork.tsx'

const key = { user: 'ann', urn: 'urn:resource:catalog:movie', id: '7', tab: 't1' }

async function leaveWork(user: string): Promise<void> {
  const journal = openJournal({ ...key, user }, { revision: 3, schema: 1, title: `A film of ${user}` })
  journal.record('/rt', 60)
  await journal.close()
}

async function openPage(user: string) {
  const session = { actor: { uid: user }, types: [{ type: 'movie', area: 'vod' }], product: 'rimba-my' }
  const page = (
    <ConsoleContext value={session as unknown as ConsoleValue}>
      <LeftWork />
      <NoticeStack />
    </ConsoleContext>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  await renderInKit(<RouterProvider router={router} />)
  return router
}

afterEach(async () => {
  for (const user of ['ann', 'ben']) for (const work of await findUnsaved(user)) await forgetUnsaved(work)
})

it('names after a crash where a person’s own work was left behind, and leads there', async () => {
  await leaveWork('ann')
  await leaveWork('ben')
  const router = await openPage('ann')
  expect(await screen.findByText('Unsaved work on A film of ann was left behind.')).toBeVisible()
  expect(screen.queryByText(/A film of ben/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(router.state.location.pathname).toBe('/apps/rimba-my/vod/movie/7')
})
