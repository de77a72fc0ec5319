import { screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import { aContainer, aStorefront, aTab, day } from '#tests/support/aStorefront.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { StorefrontDialogs } from '../dialogs/StorefrontDialogs.tsx'
import { Inspector } from './Inspector.tsx'

const rails = aStorefront(
  [aTab('home', ['a', 'b'], { startDate: day('2026-11-01'), endDate: day('2027-06-01') })],
  [
    aContainer('a', { size: 'large', endDate: day('2026-12-31') }),
    aContainer('b', { size: 'small', endDate: day('2027-03-31') }),
  ],
)

describe('the inspector', () => {
  test('shows the page itself where nothing is selected, and goes through its eleven tabs by arrows', async () => {
    const { screen } = await renderStorefront(<Inspector />)
    expect(page.getByRole('heading', { name: 'Rimba MY, TV and web' })).toBeTruthy()
    const tabs = page.getAllByRole('tab')
    expect(tabs).toHaveLength(11)
    tabs[0]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen().inspectorTab).toBe('MONETIZATION')
    expect(document.activeElement).toBe(page.getByRole('tab', { selected: true }))
  })

  test('types a name as one step of undo', async () => {
    const { screen, act } = await renderStorefront(<Inspector />)
    act(({ select }) => select(['spotlight'], 'set'))
    const name = page.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'In the light ')
    expect(screen().storefront.containers.get('spotlight')?.settings.names?.[0]?.name).toBe('In the light ')
    expect(screen().done).toHaveLength(1)
    act(({ undo }) => undo())
    expect(page.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Spotlight')
  })

  test('says where several differ, and sets all of them by one step', async () => {
    const { screen, act } = await renderStorefront(<Inspector />, { storefront: rails })
    act(({ select, showInspectorTab }) => {
      select(['a', 'b'], 'set')
      showInspectorTab('LAYOUT')
    })
    expect(page.getByRole('heading', { name: '2 selected' })).toBeTruthy()
    const sizes = within(page.getByRole('group', { name: 'Card size' }))
    expect(sizes.queryByRole('button', { pressed: true })).toBeNull()
    await userEvent.click(sizes.getByRole('button', { name: 'Medium' }))
    const sizeOf = (id: string) => screen().storefront.containers.get(id)?.settings.size
    expect([sizeOf('a'), sizeOf('b')]).toEqual(['medium', 'medium'])
    expect(screen().done).toEqual(['storefront.steps.setAll'])
  })

  test('shows what a rule changed with its old value, and takes it back once the parent allows it', async () => {
    const both = (
      <>
        <Inspector />
        <StorefrontDialogs />
      </>
    )
    const { screen, act } = await renderStorefront(both, { storefront: rails, timeZone: 'UTC' })
    const until = (endDate: number) =>
      act(({ run }) =>
        run(
          { kind: 'set', target: { of: 'tab', id: 'home' }, field: 'endDate', value: endDate },
          { evenAdjusting: true },
        ),
      )
    until(day('2027-01-31'))
    act(({ select }) => select(['b'], 'set'))
    expect(page.getByText('Adjusted')).toBeTruthy()
    expect(page.getByText(/^Was 31 Mar 2027.*narrowed to the end of home/)).toBeTruthy()
    expect(page.getByRole('button', { name: 'Take back' })).toHaveProperty('disabled', true)
    until(day('2027-06-01'))
    await userEvent.click(page.getByRole('button', { name: 'Take back' }))
    expect(screen().storefront.containers.get('b')?.settings.endDate).toBe(day('2027-03-31'))
    expect(page.queryByText('Adjusted')).toBeNull()
  })

  test('takes a typed date over when its field is left, and asks before it adjusts what stands within', async () => {
    const both = (
      <>
        <Inspector />
        <StorefrontDialogs />
      </>
    )
    const { screen, act } = await renderStorefront(both, { storefront: rails, timeZone: 'UTC' })
    act(({ select }) => select(['home'], 'set'))
    const until = page.getByRole('textbox', { name: 'Shown until' })
    await userEvent.clear(until)
    await userEvent.type(until, '2027-01-31 00:00')
    expect(screen().dialog).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    expect(page.getByRole('dialog', { name: '1 part will be adjusted' })).toBeTruthy()
    await userEvent.click(page.getByRole('button', { name: 'Change and adjust' }))
    expect(screen().storefront.tab.get('home')?.settings.endDate).toBe(day('2027-01-31'))
  })

  test('asks before a reusable container is changed, and names the pages that show it', async () => {
    const uses = [{ id: 'other', urn: 'urn:page', ty: 'storefront', lon: [{ lang: 'en', n: 'Kids web' }], st: 'draft' }]
    const readContainerUsage = vi.fn(() => Promise.resolve({ rows: uses, count: 1 }))
    const { act } = await renderStorefront(<Inspector />, { calls: { readContainerUsage } as never })
    act(({ select }) => select(['new'], 'set'))
    expect(await page.findByText('A change is seen in 1 other page, too: Kids web')).toBeTruthy()
    expect(page.getByRole('textbox', { name: 'Name' })).toHaveProperty('disabled', true)
    await userEvent.click(page.getByRole('button', { name: 'Change it everywhere' }))
    expect(page.getByRole('textbox', { name: 'Name' })).toHaveProperty('disabled', false)
  })

  test('offers only the ad positions that the parent leaves, and says of what cannot be', async () => {
    const { act } = await renderStorefront(<Inspector />, {
      storefront: aStorefront([aTab('home', ['a'], { dropFirstAd: true })], [aContainer('a')]),
    })
    act(({ select, showInspectorTab }) => {
      select(['a'], 'set')
      showInspectorTab('MONETIZATION')
    })
    const positions = within(page.getByRole('group', { name: 'Ad position' })).getAllByRole('button')
    expect(positions.map(({ textContent }) => textContent)).toEqual(['Between', 'After'])
  })

  test('puts the cursor into the field that was asked for', async () => {
    const { act } = await renderStorefront(<Inspector />)
    act(({ goTo }) => goTo({ target: { of: 'container', id: 'deepavali' }, field: 'endDate' }))
    expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Shown until' }))
  })

  test.each(['GENERAL', 'AUDIENCE', 'LOCALIZATION', 'LAYOUT', 'SEO', 'STYLING', 'MONETIZATION'] as const)(
    'is clean for axe at %s',
    async (tab) => {
      const { container, act } = await renderStorefront(<Inspector />)
      act(({ select, showInspectorTab }) => {
        select(['kids'], 'set')
        showInspectorTab(tab)
      })
      const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    },
  )
})
