import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { can, rolesThatMay } from '#contract/rules/access/can.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ViewAsContext } from '#kit/parts/context/ViewAsContext.ts'
import { showInConsole } from '#tests/support/showInConsole.tsx'
import { Page } from './Page.tsx'

async function open(search = '', roles: readonly string[] = ['operations_super_admin']) {
  const start = vi.fn()
  const own = { uid: 'ann', username: 'ann', name: 'Ann', roles, products: ['rimba-my'], productAdmin: false }
  const may: ConsoleValue['may'] = (page, action) => can(own, page, action)
  const view = await showInConsole(
    <ViewAsContext value={{ roles: undefined, own, start, stop: vi.fn() }}>
      <Page />
    </ViewAsContext>,
    { actor: own, may },
  )
  await act(() => view.router.navigate(`/pages/roles?${search}`))
  return { ...view, start, user: userEvent.setup({ delay: null }) }
}
const cell = (name: string) => screen.findByLabelText(name)

describe('the role table', () => {
  it('begins with what one may do oneself and says through which role', async () => {
    const { user } = await open('', ['creator', 'ad_admin', 'nonesuch'])
    expect(screen.getByText(/Your roles: creator, ad_admin/)).toHaveTextContent('nonesuch is not in the table')
    await user.click(await cell('Ad management, purge: yes'))
    expect(screen.getByRole('status')).toHaveTextContent('You have it through ad_admin.')
    await user.click(await cell('Datastore, publish: no'))
    expect(screen.getByRole('status')).toHaveTextContent('publish on Datastore: 11 roles')
    expect(screen.getByRole('status')).toHaveTextContent('You do not have it.')
  })

  it('lists all 34 roles and finds them by their words and their wire names', async () => {
    const { user } = await open()
    const list = within(screen.getByRole('listbox', { name: 'Roles' }))
    expect(list.getAllByRole('option')).toHaveLength(35)
    await user.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'l2v')
    expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(['Live-to-VOD adminl2v_admin10'])
    await user.keyboard('{Control>}a{/Control}zebra')
    expect(screen.getByText('No match')).toBeVisible()
  })

  it('shows what one role may more and less than another, and only that on request', async () => {
    const { user } = await open('role=creator&with=approver')
    expect(await screen.findByText('Approver may 24 things more')).toBeVisible()
    expect(await cell('Datastore, publish: only Approver')).toBeVisible()
    expect(await cell('Datastore, update: both')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Only differences' }))
    expect(screen.queryByLabelText(/^Dashboard, /)).not.toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), 'vod_content_user')
    expect(screen.getByText(/things less/)).toBeVisible()
  })

  it('answers who may publish on cp_datastore, the other way round', async () => {
    await open('page=cp_datastore&action=publish')
    expect(await screen.findByText('publish on Datastore: 11 roles')).toBeVisible()
    expect(screen.getAllByLabelText(/, publish: yes$/)).toHaveLength(rolesThatMay('cp_datastore', 'publish').length)
    expect(screen.queryByLabelText('Creator, publish: no')).not.toBeInTheDocument()
  })

  it('is one tab stop with arrows inside, and Enter leads the other way round', async () => {
    const { user, router } = await open('role=approver')
    const first = await cell('Dashboard, view: yes')
    const stops = screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0)
    expect(stops).toEqual([first])
    first.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    expect(await cell('Media operations, update: yes')).toHaveFocus()
    await user.keyboard('{End}')
    expect(await cell('Media operations, shut down: no')).toHaveFocus()
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowLeft}')
    expect(first).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(router.state.location.search).toContain('page=cp_mediaoperations&action=view')
  })

  it('goes from role to role by arrows in the list', async () => {
    const { user, router } = await open('role=creator')
    const list = await screen.findByRole('listbox', { name: 'Roles' })
    list.focus()
    await user.keyboard('{ArrowDown}')
    expect(router.state.location.search).toBe('?role=approver')
    expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Approver')
  })
})

describe("another role's console", () => {
  it('is opened with one role or both that are compared', async () => {
    const one = await open('role=creator')
    await one.user.click(await screen.findByRole('button', { name: 'See the console as this role' }))
    expect(one.start).toHaveBeenCalledWith(['creator'])
    expect(one.router.state.location.pathname).toBe('/apps/rimba-my/dashboards/project')
    one.unmount()
    const two = await open('role=creator&with=approver')
    await two.user.click(await screen.findByRole('button', { name: 'See it with both roles' }))
    expect(two.start).toHaveBeenCalledWith(['creator', 'approver'])
  })

  it('is for those who may change app configuration, and says so to others', async () => {
    const { user, start } = await open('role=creator', ['content_user'])
    const button = await screen.findByRole('button', { name: 'See the console as this role' })
    expect(button).toHaveAccessibleDescription(/right “update” on App configuration \(cp_appconfig\)/)
    await user.click(button)
    expect(start).not.toHaveBeenCalled()
  })
})
