import { screen as page } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { day } from '#tests/support/aStorefront.ts'
import { renderStorefront } from '#tests/support/renderStorefront.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { StorefrontDialogs } from '../dialogs/StorefrontDialogs.tsx'
import { StorefrontNotices } from '../parts/StorefrontNotices.tsx'

function Containers() {
  const { storefront } = useStorefront()
  return (storefront.tab.get('home')?.containers ?? []).map((id) => <p key={id}>{`shows ${id}`}</p>)
}

test('every part of the screen sees what a command did, by the one context', async () => {
  const { screen, act } = await renderStorefront(<Containers />)
  act(({ run }) => run({ kind: 'removeContainers', places: [{ tab: 'home', id: 'tamil' }] }))
  expect(page.queryByText('shows tamil')).toBeNull()
  expect(screen()).toMatchObject({ isSaved: false, done: ['storefront.steps.removeContainers'] })
  act(({ undo }) => undo())
  expect(page.getByText('shows tamil')).toBeTruthy()
  expect(screen()).toMatchObject({ isSaved: true, selection: new Set(['tamil']) })
})

test('a click on a problem selects what it is about, and has the inspector show the field', async () => {
  const { screen, act } = await renderStorefront(null)
  const expired = screen().problems.find(({ code }) => code === 'expired')
  expect(expired).toMatchObject({ target: { of: 'container', id: 'deepavali' }, field: 'endDate' })
  act(({ goTo }) => goTo({ target: { of: 'container', id: 'deepavali' }, field: 'attributes' }))
  expect(screen()).toMatchObject({ selection: new Set(['deepavali']), inspectorTab: 'AUDIENCE', shownTab: 'home' })
  expect(screen().request).toMatchObject({ field: 'attributes', times: 1 })
})

test('a change of a tab that would adjust its containers asks first, and keeps what they had meant', async () => {
  const { screen, act } = await renderStorefront(<StorefrontDialogs />)
  const endDate = {
    kind: 'set',
    target: { of: 'tab', id: 'home' },
    field: 'endDate',
    value: day('2026-11-10'),
  } as const
  act(({ run }) => run(endDate))
  expect(screen()).toMatchObject({ isSaved: true, dialog: { kind: 'adjusting' } })
  expect(page.getByText('Deepavali')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Change and adjust' }))
  expect(screen().storefront.adjusted.get('deepavali')).toMatchObject([{ field: 'endDate', from: day('2026-11-22') }])
})

test('content that somebody chose is replaced only when it is meant', async () => {
  const { screen, act } = await renderStorefront(<StorefrontDialogs />)
  act(({ run }) => run({ kind: 'setContainerType', id: 'spotlight', type: 'predefined' }))
  expect(page.getByText('3 titles that were chosen are lost.')).toBeTruthy()
  await userEvent.click(page.getByRole('button', { name: 'Replace' }))
  expect(screen().storefront.containers.get('spotlight')?.settings.sourceType).toBe('predefined')
  expect(screen().dialog).toBeUndefined()
})

test('a refused command says why, and one in a page that is only looked at changes nothing', async () => {
  const { act } = await renderStorefront(<StorefrontNotices />)
  act(({ run }) => run({ kind: 'moveTab', id: 'gone', at: 0 }))
  expect(page.getByText('What this was about is no longer there.')).toBeTruthy()
  const looked = await renderStorefront(null, { readOnly: 'rights' })
  looked.act(({ run }) => run({ kind: 'removeTab', id: 'home' }))
  expect(looked.screen().isSaved).toBe(true)
})
