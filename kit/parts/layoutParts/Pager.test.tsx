import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { Pager } from './Pager.tsx'

const list = { page: 2, perPage: 25, setPage: vi.fn(), setPerPage: vi.fn() }

it('a list says which of its rows are shown, and claims nothing while their number is not known', async () => {
  const { rerender } = await renderInKit(<Pager list={{ ...list, total: 2_060 }} />)
  expect(screen.getByText('26–50 of 2,060')).toBeVisible()
  rerender(<Pager list={list} />)
  expect(screen.queryByText(/ of /)).toBeNull()
  expect(screen.getByRole('combobox', { name: 'Rows' })).toBeVisible()
})
