import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import { renderForm } from '#tests/support/renderForm.tsx'
import { extension } from './extension.ts'

it('the stars of the examples are drawn in a form and write to it, which undo takes back', async () => {
  const { store } = await renderForm({
    schema: { type: 'object', properties: { stars: { type: 'integer', format: 'stars', title: 'Stars', maximum: 4 } } },
    values: { stars: 2 },
    wrap: (form) => <ExtensionsContext value={[extension]}>{form}</ExtensionsContext>,
  })
  expect(await screen.findByRole('radio', { name: '2 Stars' })).toBeChecked()
  expect(screen.getByRole('group', { name: 'Stars' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: '5 Stars' })).toBeNull()
  // By the key or a reader: a mouse's place means nothing where nothing is laid out.
  fireEvent.click(screen.getByRole('radio', { name: '4 Stars' }))
  expect(store.values()).toEqual({ stars: 4 })
  store.undo()
  expect(store.values()).toEqual({ stars: 2 })
})

it('the two years of the examples are stock inputs that write to the form', async () => {
  const { store } = await renderForm({
    schema: { type: 'object', properties: { yearSpan: { type: 'object', title: 'Years' } } },
    values: { yearSpan: { from: 1999 } },
    wrap: (form) => <ExtensionsContext value={[extension]}>{form}</ExtensionsContext>,
  })
  const to = await screen.findByLabelText('examples.span.to')
  expect(screen.getByLabelText('examples.span.from')).toHaveValue(1999)
  fireEvent.change(to, { target: { value: '2001' } })
  expect(store.values()).toEqual({ yearSpan: { from: 1999, to: 2001 } })
})
