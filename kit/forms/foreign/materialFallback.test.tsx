import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderForm } from '#tests/support/renderForm.tsx'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'

const schema: FormSchema = {
  type: 'object',
  properties: {
    orders: {
      type: 'array',
      title: 'Orders',
      items: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
    },
    first: { type: 'string', title: 'First' },
    second: { type: 'string', title: 'Second' },
  },
}
const masterDetail: FormElement = { type: 'ListWithDetail', scope: '#/properties/orders' }
const category = (label: string, name: string): FormElement => ({
  type: 'Category',
  label,
  elements: [{ type: 'Control', scope: `#/properties/${name}` }],
})
const steps = (options: object): FormElement => ({
  type: 'VerticalLayout',
  elements: [
    {
      type: 'Categorization',
      options: { variant: 'stepper', ...options },
      elements: [category('One', 'first'), category('Two', 'second')],
    },
  ],
})

// A chunk of the browser: here it is transformed first, however long that takes.
beforeAll(() => import('./MaterialElement.tsx'))
afterEach(() => vi.restoreAllMocks())

describe('a list beside its chosen record, which none of our renderers draws', () => {
  it('is drawn by JSON Forms’ own and writes to the form, which undo takes back', async () => {
    const compiled = vi.spyOn(globalThis, 'Function')
    const { store, user } = await renderForm({
      schema,
      uiSchema: masterDetail,
      values: { orders: [{ name: 'a' }, { name: 'b' }] },
    })
    expect(await screen.findByText('Choose an entry')).toBeVisible()
    await user.click(screen.getByText('b'))
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'c' } })
    expect(store.values()).toEqual({ orders: [{ name: 'a' }, { name: 'c' }] })
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect((store.values().orders as unknown[]).length).toBe(3)
    await user.click(screen.getAllByRole('button', { name: 'Remove entry' })[0] as HTMLElement)
    expect((store.values().orders as unknown[])[0]).toEqual({ name: 'c' })
    store.undo()
    expect((store.values().orders as unknown[])[0]).toEqual({ name: 'a' })
    expect(compiled).not.toHaveBeenCalled()
  })

  it.each([
    ['zh', '尚无条目'],
    ['ms', 'Belum ada entri'],
    ['ta', 'இன்னும் பதிவுகள் இல்லை'],
  ] as const)('speaks the language of the console: %s', async (language, words) => {
    await renderForm({ schema, uiSchema: masterDetail, language })
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('categories as steps', () => {
  it('show one at a time, with fields of ours', async () => {
    const { store, user } = await renderForm({ schema, uiSchema: steps({}), values: { first: 'x' } })
    expect(await screen.findByLabelText('First')).toHaveValue('x')
    expect(screen.queryByLabelText('Second')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Two' }))
    fireEvent.change(screen.getByLabelText('Second'), { target: { value: 'y' } })
    expect(store.values()).toEqual({ first: 'x', second: 'y' })
  })

  it('stand below each other where they ask for buttons that speak English alone', async () => {
    const { view } = await renderForm({ schema, uiSchema: steps({ showNavButtons: true }) })
    expect(within(view.container).getByLabelText('First')).toBeVisible()
    expect(within(view.container).getByLabelText('Second')).toBeVisible()
  })
})
