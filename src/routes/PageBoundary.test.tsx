import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { PageBoundary } from './PageBoundary.tsx'

function Failing({ message }: { message: string }): never {
  throw new TypeError(message)
}

it('a page whose code does not come is said in its place, and the frame stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await showInConsole(
    <>
      <nav>{'menu'}</nav>
      <PageBoundary at="/apps/live/epg/inbox">
        <Failing message="Failed to fetch dynamically imported module: /assets/InboxPage.js" />
      </PageBoundary>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByText('menu')).toBeVisible()
})

it('any other fault of a page goes on to who reports faults of ours', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await showInConsole(
    <PageBoundary at="/apps/live/epg/inbox">
      <Failing message="x is not a function" />
    </PageBoundary>,
  )
  expect(screen.queryByText('This page could not be loaded')).toBeNull()
})
