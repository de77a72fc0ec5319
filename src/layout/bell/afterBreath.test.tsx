import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { afterBreath } from './afterBreath.ts'

afterEach(() => vi.restoreAllMocks())

it('a part that the line takes away comes once the line is back, and the screen stands meanwhile', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(() => Promise.reject<() => string>(new TypeError('Failed to fetch dynamically imported module')))
  const Bell = afterBreath(load)
  render(
    <Suspense>
      <main>{'the film'}</main>
      <Suspense>
        <Bell />
      </Suspense>
    </Suspense>,
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
  expect(screen.getByText('the film')).toBeVisible()
  load.mockResolvedValue(() => 'the bell')
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('the bell')).toBeVisible()
})

it('a part that never comes is missing, and takes nothing with it', async () => {
  const load = vi.fn(() => Promise.reject<() => string>(new TypeError('Failed to fetch dynamically imported module')))
  const Bell = afterBreath(load)
  render(
    <Suspense fallback={'waiting'}>
      <main>{'the film'}</main>
      <Bell />
    </Suspense>,
  )
  expect(await screen.findByText('the film')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})
