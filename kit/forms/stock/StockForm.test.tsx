import { rankWith, scopeEndsWith } from '@jsonforms/core'
import { withJsonFormsControlProps } from '@jsonforms/react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ResourceContextProvider, SaveContextProvider } from 'ra-core'
import type { SaveContextValue } from 'ra-core'
import type { ReactNode } from 'react'
import {
  ArrayInput,
  BooleanInput,
  DateTimeInput,
  maxLength,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import { renderForm } from '#tests/support/renderForm.tsx'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { createFormStore } from '../formStore.ts'
import { StockInputs, withStockInputs } from './withStockInputs.tsx'

const saves: unknown[] = []
beforeEach(() => void saves.splice(0))

async function show(values: Record<string, unknown>, inputs: ReactNode, isEditable = true) {
  const store = createFormStore(values)
  const save: SaveContextValue['save'] = (data) => {
    saves.push(data)
    return {}
  }
  await renderInKit(
    <MemoryRouter>
      <ResourceContextProvider value="film">
        <SaveContextProvider value={{ save, saving: false }}>
          <StockInputs store={store} isEditable={isEditable}>
            {inputs}
            <SaveButton />
          </StockInputs>
        </SaveContextProvider>
      </ResourceContextProvider>
    </MemoryRouter>,
  )
  return store
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const saveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'ra.action.save' })

describe('stock inputs over the values of a form', () => {
  it('show what stands there and type into it, as steps that can be undone', async () => {
    const store = await show({ name: 'Dawn', year: 2001 }, [
      <TextInput key="name" source="name" label="Name" />,
      <NumberInput key="year" source="year" label="Year" />,
    ])
    expect((await field('Name')).value).toBe('Dawn')
    type(await field('Name'), 'Dusk')
    type(await field('Year'), '2002')
    expect(store.values()).toEqual({ name: 'Dusk', year: 2002 })
    act(() => void store.undo())
    expect((await field('Year')).value).toBe('2001')
    expect(store.values()).toEqual({ name: 'Dusk', year: 2001 })
  })

  it('follow what is typed elsewhere', async () => {
    const store = await show({ lon: [{ n: 'Dawn' }] }, <TextInput source="lon.0.n" label="Name" />)
    await field('Name')
    act(() => store.set('/lon/0/n', 'Dusk'))
    expect((await field('Name')).value).toBe('Dusk')
    act(() => store.set('/lon', [{ n: 'Night' }]))
    expect((await field('Name')).value).toBe('Night')
  })

  it('empty a field as an absent one', async () => {
    const store = await show({ name: 'Dawn' }, <TextInput source="name" label="Name" />)
    type(await field('Name'), '')
    expect(store.values()).toEqual({})
    act(() => store.reset({ name: 'Dawn' }))
    act(() => store.set('/name', undefined))
    expect((await field('Name')).value).toBe('')
  })

  it('choose, switch and set a time', async () => {
    const store = await show({}, [
      <SelectInput key="kind" source="kind" label="Kind" choices={[{ id: 'a', name: 'A' }]} />,
      <BooleanInput key="kids" source="kids" label="Kids" />,
      <DateTimeInput key="at" source="at" label="At" parse={(text: string) => new Date(text)} />,
    ])
    fireEvent.mouseDown(await screen.findByRole('combobox'))
    fireEvent.click(await screen.findByRole('option', { name: 'A' }))
    fireEvent.click(await screen.findByRole('switch'))
    type(await field('At'), '2026-11-24T12:40')
    expect(store.values()).toEqual({ kind: 'a', kids: true, at: new Date('2026-11-24T12:40').toISOString() })
  })

  it('add rows to a list and type into them', async () => {
    const store = await show(
      { people: [{ n: 'Ann' }] },
      <ArrayInput source="people" label="People">
        <SimpleFormIterator disableReordering disableClear>
          <TextInput source="n" label="Name" />
        </SimpleFormIterator>
      </ArrayInput>,
    )
    await field('Name')
    fireEvent.click(screen.getByRole('button', { name: 'ra.action.add' }))
    await waitFor(() => expect(screen.getAllByLabelText('Name')).toHaveLength(2))
    type(screen.getAllByLabelText('Name')[1]!, 'Ben')
    expect(store.values()).toEqual({ people: [{ n: 'Ann' }, { n: 'Ben' }] })
    act(() => store.removeRow('/people', 0))
    await waitFor(() => expect(screen.getAllByLabelText<HTMLInputElement>('Name').map((i) => i.value)).toEqual(['Ben']))
  })

  it('say what the form says against a field, and no longer than it does', async () => {
    const store = await show({ name: 'Dawn' }, <TextInput source="name" label="Name" />)
    await field('Name')
    act(() =>
      store.setServerIssues([{ pointer: '/name', severity: 'error', keyword: 'taken', message: 'Taken already' }]),
    )
    expect(await screen.findByText('Taken already')).toBeVisible()
    type(await field('Name'), 'Dusk')
    await waitFor(() => expect(screen.queryByText('Taken already')).toBeNull())
  })

  it('are not typed into where nothing may be written', async () => {
    const store = await show({ name: 'Dawn' }, <TextInput source="name" label="Name" />, false)
    expect(await field('Name')).toBeDisabled()
    type(await field('Name'), 'Dusk')
    expect(store.isDirty()).toBe(false)
    expect((await field('Name')).value).toBe('Dawn')
  })
})

describe('a stock SaveButton', () => {
  it('waits for a change anywhere in the record, and saves what stands there', async () => {
    const store = await show({ name: 'Dawn', other: 1 }, <TextInput source="name" label="Name" />)
    expect(await saveButton()).toBeDisabled()
    act(() => store.set('/other', 2))
    expect(await saveButton()).toBeEnabled()
    fireEvent.click(await saveButton())
    await waitFor(() => expect(saves).toEqual([{}]))
    act(() => store.rebase(store.values(), store.values()))
    expect(await saveButton()).toBeDisabled()
    type(await field('Name'), 'Dusk')
    expect(await saveButton()).toBeEnabled()
    type(await field('Name'), 'Dawn')
    expect(await saveButton()).toBeDisabled()
  })

  it('is kept back by the rule of an input', async () => {
    await show({ name: 'Dawn' }, <TextInput source="name" label="Name" validate={maxLength(4, 'Too long')} />)
    type(await field('Name'), 'Evening')
    fireEvent.click(await saveButton())
    expect(await screen.findByText('Too long')).toBeVisible()
    expect(saves).toEqual([])
    type(await field('Name'), 'Dusk')
    fireEvent.click(await saveButton())
    await waitFor(() => expect(saves).toEqual([{}]))
  })
})

it('a renderer of an extension may draw stock inputs, which type into its form', async () => {
  const Pair = withStockInputs(
    withJsonFormsControlProps(() => [
      <TextInput key="from" source="span.from" label="From" />,
      <TextInput key="to" source="span.to" label="To" />,
    ]),
  )
  const renderers = [{ tester: rankWith(50, scopeEndsWith('span')), renderer: Pair }]
  const { store } = await renderForm({
    schema: { type: 'object', properties: { span: { type: 'object' } } },
    values: { span: { from: 'A' } },
    wrap: (form) => <ExtensionsContext value={[{ name: 'own', renderers }]}>{form}</ExtensionsContext>,
  })
  expect((await field('From')).value).toBe('A')
  type(await field('To'), 'B')
  expect(store.values()).toEqual({ span: { from: 'A', to: 'B' } })
})
