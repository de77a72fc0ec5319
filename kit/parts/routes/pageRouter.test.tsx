import { act, render } from '@testing-library/react'
import { RouterProviderContext, useNavigate } from 'ra-core'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { pageRouter } from './pageRouter.ts'

function openList() {
  let putIntoAddress: (search: string) => void = () => undefined
  function List() {
    const navigate = useNavigate()
    putIntoAddress = (search) => navigate({ search }, { replace: true })
    return null
  }
  const element = (
    <RouterProviderContext.Provider value={pageRouter}>
      <List />
    </RouterProviderContext.Provider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/apps/rimba-my/vod/movie'] })
  render(<RouterProvider router={router} />)
  return { router, putIntoAddress: (search: string) => putIntoAddress(search) }
}

test('a list puts its filter into the address of its page', async () => {
  const { router, putIntoAddress } = openList()
  await act(async () => putIntoAddress('?page=2'))
  expect(router.state.location).toMatchObject({ pathname: '/apps/rimba-my/vod/movie', search: '?page=2' })
})

test('a list that is still drawn after the product was switched does not lead back', async () => {
  const { router, putIntoAddress } = openList()
  await act(async () => {
    void router.navigate('/apps/rimba-sg/vod/movie')
    putIntoAddress('?page=2')
    await Promise.resolve()
  })
  expect(router.state.location).toMatchObject({ pathname: '/apps/rimba-sg/vod/movie', search: '' })
})
