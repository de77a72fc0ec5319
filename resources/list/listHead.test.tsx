import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListContextProvider } from 'ra-core'
import { describe, expect, it } from 'vitest'
import type { Area } from '#contract/values/areas.ts'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { aType } from '#tests/support/aType.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { ListHead } from './ListHead.tsx'
import { NothingFound } from './NothingFound.tsx'

const list = { filter: {}, total: 0, atLeast: false, columns: undefined } as never

async function openEmpty(area: Area, may: (page: string, action: string) => boolean = () => true) {
  const type = summaryOf(aType({ area }))
  const parts = (
    <ListContextProvider value={list}>
      <ListHead type={type} />
      <NothingFound type={type} />
    </ListContextProvider>
  )
  await showInConsole(parts, { may, calls: {} } as never)
  return userEvent.setup({ delay: null })
}

describe('the head of a list', () => {
  it('leads to an add screen, and by its menu to export and import', async () => {
    const user = await openEmpty('vod')
    expect(screen.getAllByRole('link', { name: 'New Film' })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    const menu = within(screen.getByRole('menu'))
    expect(menu.getByRole('menuitem', { name: 'Export…' })).toBeInTheDocument()
    expect(menu.getByRole('menuitem', { name: 'Import…' })).toHaveAttribute('href', '/apps/rimba-my/vod/film/import')
  })

  it('of syndicated titles leads to import alone, and the empty list says how titles get there', async () => {
    await openEmpty('syndication')
    expect(screen.queryByRole('link', { name: 'New Film' })).not.toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: 'Import Films' }))
      expect(link).toHaveAttribute('href', '/apps/rimba-my/syndication/film/import')
    expect(screen.getByText(/Titles get here by import/)).toBeInTheDocument()
  })

  it('offers import only to whoever may both make and change titles', async () => {
    const user = await openEmpty('syndication', (_page, action) => action !== 'update')
    expect(screen.queryByRole('link', { name: 'Import Films' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    expect(screen.queryByRole('menuitem', { name: 'Import…' })).not.toBeInTheDocument()
  })
})
