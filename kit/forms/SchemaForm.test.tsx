import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderForm } from '#tests/support/renderForm.tsx'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { createFormStore } from './formStore.ts'
import * as fields from './parts/Field.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import type { FormElement, FormSchema } from './schema/formSchema.ts'

const text = (title: string, more: FormSchema = {}): FormSchema => ({ type: 'string', title, ...more })
const control = (name: string, more: Partial<FormElement> = {}): FormElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  ...more,
})

const schema: FormSchema = {
  type: 'object',
  properties: { a: text('A'), b: text('B'), c: text('C'), id: text('Id'), on: { type: 'boolean', title: 'On' } },
}
const twoSections: FormElement = {
  type: 'Categorization',
  elements: [
    { type: 'Category', label: 'First', options: { id: 'first' }, elements: [control('a'), control('on')] },
    {
      type: 'Category',
      label: 'Second',
      options: { id: 'second' },
      elements: [control('b'), control('c'), control('id')],
    },
  ],
}
const threeSections: FormElement = {
  type: 'Categorization',
  elements: ['a', 'b', 'c'].map((name) => ({
    ...{ type: 'Category', label: name, options: { id: name } },
    elements: [control(name)],
  })),
}

afterEach(() => vi.restoreAllMocks())

describe('a form', () => {
  it('redraws the field in which somebody types and no other', async () => {
    const many: FormSchema = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`f${index}`, text(`Field ${index}`)])),
    }
    const drawn = vi.spyOn(fields, 'Field')
    const { user } = await renderForm({ schema: many })
    const input = screen.getByLabelText('Field 100')
    await user.click(input)
    drawn.mockClear()
    await user.keyboard('x')
    const pointers = drawn.mock.calls.map(([props]) => props.control.pointer)
    expect(new Set(pointers)).toEqual(new Set(['/f100']))
    expect(pointers.length).toBeLessThanOrEqual(2)
  })

  it('gives every section its head and draws what is near', async () => {
    await renderForm({ schema, uiSchema: twoSections, isLazy: true })
    expect(screen.getAllByRole('heading').map((head) => head.textContent)).toEqual(['First', 'Second'])
    expect(await screen.findByLabelText('B')).toBeVisible()
  })

  it('brings a far section near and puts the cursor into the field that is asked for', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    vi.stubGlobal('innerHeight', 200)
    const { store } = await renderForm({ schema, uiSchema: threeSections, isLazy: true })
    expect(screen.getByLabelText('B')).toBeVisible()
    expect(screen.queryByLabelText('C')).toBeNull()
    act(() => store.focus('/c'))
    await waitFor(() => expect(screen.getByLabelText('C')).toHaveFocus())
    vi.unstubAllGlobals()
  })

  it('never lets anybody type what only the server sets', async () => {
    await renderForm({ schema, uiSchema: twoSections, values: { id: '7' } })
    expect(screen.queryByRole('textbox', { name: 'Id' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Id' })).toHaveTextContent('7')
  })

  it('lets an external id be given when the document is made, and never after', async () => {
    const external: FormSchema = { type: 'object', properties: { ex_id: text('External id', { readOnly: true }) } }
    await renderForm({ schema: external, mode: 'create' })
    expect(screen.getByRole('textbox', { name: 'External id' })).toBeEnabled()
    await renderForm({ schema: external, mode: 'edit', values: { ex_id: 'x' } })
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('that is read shows text that can be selected, and no input', async () => {
    await renderForm({ schema, uiSchema: twoSections, values: { a: 'Alpha', on: true }, mode: 'read' })
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.getByText('Alpha')).toBeVisible()
    expect(screen.getByRole('group', { name: 'On' })).toHaveTextContent('Yes')
  })

  it('heeds rules as their fields change: show, hide, enable, disable', async () => {
    const isOn = { scope: '#/properties/on', schema: { const: true } }
    const rule = (effect: string) => ({ rule: { effect, condition: isOn } })
    const uiSchema: FormElement = {
      type: 'VerticalLayout',
      elements: [control('on'), control('a', rule('SHOW')), control('b', rule('HIDE')), control('c', rule('ENABLE'))],
    }
    const { user } = await renderForm({ schema, uiSchema })
    expect(screen.queryByLabelText('A')).toBeNull()
    expect(screen.getByLabelText('B')).toBeVisible()
    expect(screen.getByLabelText('C')).toBeDisabled()
    await user.click(screen.getByLabelText('On'))
    expect(screen.getByLabelText('A')).toBeVisible()
    expect(screen.queryByLabelText('B')).toBeNull()
    expect(screen.getByLabelText('C')).toBeEnabled()
  })

  it('shows what the server said at its field until the field changes', async () => {
    const { store, user } = await renderForm({ schema, uiSchema: twoSections, values: { a: 'x' } })
    act(() =>
      store.setServerIssues([{ pointer: '/a', keyword: 'server', severity: 'error', message: 'Taken already' }]),
    )
    expect(screen.getByLabelText('A')).toHaveAccessibleDescription('Taken already')
    await user.type(screen.getByLabelText('A'), 'y')
    expect(screen.queryByText('Taken already')).toBeNull()
  })

  it('says what publishing needs as a warning, once the field was left', async () => {
    const needed: FormSchema = { type: 'object', properties: { a: text('A', { 'x-publish': true }) } }
    const { user, check } = await renderForm({ schema: needed })
    await user.click(screen.getByLabelText(/^A/))
    await user.tab()
    act(check)
    expect(screen.getByText('Needed for publishing')).toHaveAttribute('data-tone', 'warning')
  })

  it('is not drawn again by JSON Forms for a keystroke', async () => {
    const store = createFormStore({})
    const drawn = vi.fn()
    await renderInKit(
      <Profiler id="form" onRender={drawn}>
        <SchemaForm schema={schema} uiSchema={twoSections} store={store} mode="edit" language="en" isLazy={false} />
      </Profiler>,
    )
    drawn.mockClear()
    fireEvent.change(screen.getByLabelText('A'), { target: { value: 'x' } })
    expect(drawn.mock.calls.length).toBeLessThanOrEqual(2)
  })
})
