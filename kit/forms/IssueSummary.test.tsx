import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderForm } from '#tests/support/renderForm.tsx'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { IssueSummary } from './IssueSummary.tsx'
import type { FormSchema } from './schema/formSchema.ts'

const schema: FormSchema = {
  type: 'object',
  required: ['n'],
  properties: {
    n: { type: 'string', title: 'Name' },
    rows: {
      type: 'array',
      title: 'Cast',
      items: { type: 'object', properties: { r: { type: 'string', title: 'Role', maxLength: 2 } } },
    },
  },
}

describe('the list of what is wrong', () => {
  it('tells errors apart from what publishing needs, by the names of fields, and leads to them', async () => {
    const { store, check, user } = await renderForm({ schema, values: { rows: [{ r: 'a' }, { r: 'actor' }] } })
    act(check)
    await renderInKit(<IssueSummary store={store} schema={schema} language="en" />)
    expect(screen.getByRole('region', { name: 'What is wrong' })).toHaveTextContent(
      '1 mistake stops savingCast 2, RoleAt most 2 characters1 thing is needed for publishingNameRequired',
    )
    await user.click(screen.getByRole('button', { name: /Cast 2, Role/ }))
    await waitFor(() => expect(document.activeElement).toHaveValue('actor'))
    act(() => {
      store.set('/rows/1/r', 'b')
      store.set('/n', 'Up')
      check()
    })
    expect(screen.queryByRole('region', { name: 'What is wrong' })).toBeNull()
  })
})
