import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { KIND_SETTINGS, containerKind } from '#contract/rules/storefront/model/containerKind.ts'
import { CONTAINER_KINDS } from '#contract/values/storefront.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { Outline } from '../outline/Outline.tsx'
import { GalleryDialog } from './GalleryDialog.tsx'
import { newRail } from './newRail.ts'

const gallery = { kind: 'gallery', tab: 'home', at: 1 } as const

test('a container of the gallery is of the kind that was chosen', () => {
  for (const kind of CONTAINER_KINDS) {
    const { container } = newRail(kind, 'new', 'Name', 'en')
    expect(containerKind(container.settings)).toBe(kind)
    expect(container.settings).toMatchObject({ ...KIND_SETTINGS[kind], ownership: 'standalone' })
  }
})

test('a kind is chosen by arrows and Enter, and stands where the gallery was opened', async () => {
  const { screen, act } = await renderStorefront(<GalleryDialog />)
  act(({ openDialog }) => openDialog(gallery))
  const regular = await page.findByRole('button', { name: /^Regular/ })
  regular.focus()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Enter}')
  const { storefront, selection, dialog } = screen()
  const added = storefront.tab.get('home')?.containers[1] ?? ''
  expect(containerKind(storefront.containers.get(added)?.settings ?? {})).toBe('banner')
  expect(selection).toEqual(new Set([added]))
  expect(dialog).toBeUndefined()
})

test('the keyboard goes on at what was added, and back to what opened the gallery where nothing was', async () => {
  await renderStorefront(
    <>
      <Outline />
      <GalleryDialog />
    </>,
  )
  const add = page.getByRole('button', { name: 'Add a container' })
  await userEvent.click(add)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(add))
  await userEvent.click(add)
  await userEvent.click(await page.findByRole('button', { name: /^Grid/ }))
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('treeitem', { name: /^Grid/ })))
})

test('a reusable container is found by name and shown in the tab, too, once', async () => {
  const row = (id: string, n: string) => ({
    id,
    key: id,
    urn: 'urn:container',
    cty: 'container',
    lon: [{ lang: 'en', n }],
  })
  const rows = [row('promo', 'Promotions'), row('new', 'New arrivals')]
  const stored = { ...rows[0], owner: 'reusable', rev: 3, st: 'draft' }
  const calls = {
    listContainers: () => Promise.resolve({ rows, count: 2 }),
    getContainer: () => Promise.resolve(stored),
  } as never
  const { screen, act } = await renderStorefront(<GalleryDialog />, { calls })
  act(({ openDialog }) => openDialog(gallery))
  expect(await page.findByRole('button', { name: 'Add New arrivals' })).toHaveProperty('disabled', true)
  await userEvent.click(page.getByRole('button', { name: 'Add Promotions' }))
  await waitFor(() => expect(screen().storefront.tab.get('home')?.containers[1]).toBe('promo'))
  expect(screen().done).toEqual(['storefront.steps.attach'])
})

test('is clean for axe', async () => {
  const { act } = await renderStorefront(<GalleryDialog />)
  act(({ openDialog }) => openDialog(gallery))
  const dialog = await page.findByRole('dialog')
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
