import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderForm } from '#tests/support/renderForm.tsx'
import type { FormElement, FormSchema } from '../../schema/formSchema.ts'

const text: FormSchema = {
  type: 'object',
  properties: { lang: { type: 'string' }, n: { type: 'string' }, src: { type: 'string' } },
}
const schema: FormSchema = { type: 'object', properties: { lon: { type: 'array', title: 'Name', items: text } } }
const uiSchema: FormElement = {
  type: 'Group',
  label: 'Texts',
  options: { widget: 'localizedTexts' },
  elements: [{ type: 'Control', scope: '#/properties/lon' }],
}

it('a translation says so when its source changes after it, until somebody finds it still right', async () => {
  const values = {
    lon: [
      { lang: 'en', n: 'Up' },
      { lang: 'ms', n: 'Atas' },
    ],
  }
  const { store, user } = await renderForm({ schema, uiSchema, values })
  expect(screen.queryByText('English changed')).toBeNull()
  await user.type(screen.getByLabelText('Name, English'), '!')
  expect(screen.getByText('English changed')).toBeVisible()
  expect(screen.getByText('Up').closest('q')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Name, Malay: still right, although English has changed' }))
  expect(screen.queryByText('English changed')).toBeNull()
  expect(store.get('/lon')).toMatchObject([
    { lang: 'en', n: 'Up!' },
    { lang: 'ms', n: 'Atas' },
  ])
})

it('a translation that is typed anew is up to date, and one undo takes text and mark back', async () => {
  const values = {
    lon: [
      { lang: 'en', n: 'Up' },
      { lang: 'ms', n: 'Atas' },
    ],
  }
  const { store, user } = await renderForm({ schema, uiSchema, values })
  await user.type(screen.getByLabelText('Name, English'), '!')
  await user.type(screen.getByLabelText('Name, Malay'), '!')
  expect(screen.queryByText('English changed')).toBeNull()
  store.undo()
  store.undo()
  expect(store.values()).toEqual(values)
})

it('a translation says how far its people say it is, and final no longer once its text is typed', async () => {
  const values = {
    lon: [
      { lang: 'en', n: 'Up' },
      { lang: 'ms', n: 'Atas', tst: 'final' },
    ],
  }
  const { user } = await renderForm({ schema, uiSchema, values })
  expect(screen.getByText('Final translation')).toBeVisible()
  await user.type(screen.getByLabelText('Name, Malay'), '!')
  expect(screen.getByText('Translation to review')).toBeVisible()
  await user.clear(screen.getByLabelText('Name, Malay'))
  expect(screen.queryByText('Translation to review')).toBeNull()
})
