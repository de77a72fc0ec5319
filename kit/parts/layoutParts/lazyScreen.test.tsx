import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import type { LazyScreen } from './lazyScreen.ts'
import { lazyScreen, useFetchedScreens } from './lazyScreen.ts'

const aScreen = () => lazyScreen(() => Promise.resolve({ default: () => <h1>{'Films'}</h1> }))

function Place({ of: Screen }: { of: LazyScreen }) {
  useFetchedScreens()
  return (
    <Suspense fallback={<i>{'waiting'}</i>}>
      <Screen />
    </Suspense>
  )
}

it('a screen that was fetched ahead is drawn at once, with nothing in its place before', async () => {
  const Films = aScreen()
  await Films.fetch()
  render(<Place of={Films} />)
  expect(screen.getByRole('heading')).toHaveTextContent('Films')
})

it('a screen that is still on its way is drawn as soon as it is there, and not when React next lets fallbacks go', async () => {
  const Films = aScreen()
  await act(() => render(<Place of={Films} />))
  expect(screen.getByRole('heading')).toBeVisible()
})
