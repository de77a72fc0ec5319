import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormSchema } from '../schema/formSchema.ts'
import { renderField, renderForm } from '#tests/support/renderForm.tsx'

const newName = () => screen.getByRole('textbox', { name: 'Name of a new field' })

describe('fields of free names', () => {
  const schema: FormSchema = {
    type: 'object',
    properties: { n: { type: 'string', title: 'Name' } },
    patternProperties: { '^x-': { type: 'integer', title: 'Ignored' } },
    additionalProperties: false,
  }

  it('are shown by their names, may be added, typed and removed', async () => {
    const { store, user } = await renderField(
      { type: 'object', additionalProperties: { type: 'integer' } },
      { value: { a: 1 } },
    )
    expect(screen.getByLabelText('a')).toHaveValue('1')
    await user.type(newName(), 'b{Enter}')
    await user.type(screen.getByLabelText('b'), '2')
    expect(store.get('/field')).toEqual({ a: 1, b: 2 })
    await user.clear(screen.getByLabelText('b'))
    expect(screen.getByLabelText('b')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove a' }))
    expect(store.get('/field')).toEqual({})
    act(() => void store.undo())
    expect(screen.getByLabelText('a')).toHaveValue('1')
  })

  it('take only names that the schema allows, and say why', async () => {
    const { store, user } = await renderField(schema, { value: { 'x-1': 3 } })
    await user.type(newName(), 'y{Enter}')
    expect(newName()).toHaveAccessibleDescription('Names of that form are not allowed here')
    await user.clear(newName())
    await user.type(newName(), 'n{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('There is a field of that name already')
    await user.clear(newName())
    await user.type(newName(), 'x-2{Enter}')
    await user.type(screen.getByLabelText('x-2'), '7')
    expect(store.get('/field')).toEqual({ 'x-1': 3, 'x-2': 7 })
  })

  it('of which the schema says nothing may hold any kind of value', async () => {
    const { store, user } = await renderField({ type: 'object' })
    await user.type(newName(), 'a{Enter}')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Kind of/ }), 'Number')
    await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, '1.5')
    expect(store.get('/field')).toEqual({ a: 1.5 })
  })

  it('are not offered where none may be added, but those that are there are shown', async () => {
    const closed: FormSchema = { ...schema, patternProperties: undefined }
    const { store, user } = await renderField(closed, { value: { n: 'A', stray: 1 } })
    expect(screen.queryByRole('textbox', { name: 'Name of a new field' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove stray' }))
    expect(store.get('/field')).toEqual({ n: 'A' })
  })
})

describe('fields under a condition', () => {
  const card: FormSchema = { title: 'Card', type: 'string' }

  it('come with if and then, go with else, and keep what was typed', async () => {
    const schema: FormSchema = {
      type: 'object',
      properties: { pay: { enum: ['card', 'cash'], title: 'Pay' } },
      if: { properties: { pay: { const: 'card' } }, required: ['pay'] },
      then: { properties: { card }, required: ['card'] },
      else: { properties: { note: { type: 'string', title: 'Note' } } },
    }
    const { store, user } = await renderForm({ schema })
    expect(screen.queryByLabelText('Card')).toBeNull()
    expect(screen.getByLabelText('Note')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Pay'), 'card')
    await user.type(screen.getByLabelText(/^Card/), '42')
    expect(screen.queryByLabelText('Note')).toBeNull()
    await user.selectOptions(screen.getByLabelText('Pay'), 'cash')
    expect(screen.queryByLabelText(/^Card/)).toBeNull()
    expect(store.values()).toEqual({ pay: 'cash', card: '42' })
  })

  it('come from several conditions in the parts of a schema', async () => {
    const when = (value: string, name: string): FormSchema => ({
      if: { properties: { k: { const: value } }, required: ['k'] },
      then: { properties: { [name]: { type: 'string', title: name } } },
    })
    const schema: FormSchema = {
      type: 'object',
      properties: { k: { enum: ['a', 'b'], title: 'Kind' } },
      allOf: [when('a', 'One'), when('b', 'Two')],
    }
    const { user } = await renderForm({ schema })
    await user.selectOptions(screen.getByLabelText('Kind'), 'b')
    expect(screen.getByLabelText('Two')).toBeVisible()
    expect(screen.queryByLabelText('One')).toBeNull()
  })

  it('come once another field is there', async () => {
    const schema: FormSchema = {
      type: 'object',
      properties: { a: { type: 'string', title: 'A' } },
      dependentSchemas: { a: { properties: { b: { type: 'string', title: 'B' } }, required: ['b'] } },
      dependentRequired: { a: ['c'] },
    }
    const { user, store, check } = await renderForm({ schema })
    expect(screen.queryByLabelText(/^B/)).toBeNull()
    await user.type(screen.getByLabelText('A'), 'x')
    expect(screen.getByLabelText(/^B/)).toBeVisible()
    act(check)
    expect(store.issues().map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/b', 'required'],
      ['/c', 'dependentRequired'],
    ])
  })
})

describe('a list whose places have a meaning', () => {
  it('has a field for each place, and rows for the rest', async () => {
    const schema: FormSchema = {
      type: 'array',
      prefixItems: [{ type: 'number', title: 'Width' }, { type: 'string' }],
      items: { type: 'integer' },
    }
    const { store, user } = await renderField(schema, { value: [4] })
    expect(screen.getByLabelText('Width')).toHaveValue('4')
    await user.type(screen.getByLabelText('Entry 2'), 'px')
    await user.click(screen.getByRole('button', { name: 'Add Field' }))
    expect(store.get('/field')).toEqual([4, 'px', null])
    await user.type(within(screen.getByRole('group', { name: 'Field 3' })).getByRole('textbox'), '9')
    expect(store.get('/field')).toEqual([4, 'px', 9])
  })
})

describe('a value', () => {
  it('of several kinds is one of them, and can become another', async () => {
    const { store, user } = await renderField({ type: ['string', 'integer', 'null'] }, { value: 'x' })
    const kind = screen.getByRole('combobox', { name: 'Kind of Field' })
    expect(kind).toHaveDisplayValue('Text')
    expect(within(kind).queryByRole('option', { name: 'Empty' })).toBeNull()
    await user.selectOptions(kind, 'Whole number')
    await user.type(screen.getByRole('textbox'), '5')
    expect(store.get('/field')).toBe(5)
  })

  it('that may be null is the field without a choice of kinds; required, it is null when emptied', async () => {
    const schema: FormSchema = {
      type: 'object',
      required: ['a'],
      properties: {
        a: { title: 'A', anyOf: [{ type: 'string' }, { type: 'null' }] },
        b: { title: 'B', type: ['string', 'null'] },
      },
    }
    const { store, user, check } = await renderForm({ schema, values: { a: 'x', b: 'y' } })
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.clear(screen.getByLabelText(/^A/))
    await user.clear(screen.getByLabelText('B'))
    expect(store.values()).toEqual({ a: null })
    act(check)
    expect(store.issues()).toEqual([])
  })

  it.each<[string, FormSchema, unknown]>([
    ['an object', { type: 'object', properties: { a: { type: 'string', title: 'A' } } }, 'only text'],
    ['a list', { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } }, { a: 1 }],
  ])('that is no %s where one is wanted is shown as JSON and not lost', async (_kind, schema, value) => {
    const { store, user } = await renderField(schema, { value })
    const area = screen.getByRole('textbox')
    expect(area).toHaveValue(JSON.stringify(value, null, 2))
    await user.click(area)
    await user.tab()
    expect(store.get('/field')).toEqual(value)
  })

  it('that fits no alternative is told by the one that it comes nearest to, by name', async () => {
    const film: FormSchema = {
      title: 'Film',
      type: 'object',
      properties: { k: { const: 'film' }, len: { type: 'integer', title: 'Length' } },
    }
    const song: FormSchema = { title: 'Song', type: 'object', properties: { k: { const: 'song' } } }
    const { store, check } = await renderField({ oneOf: [film, song] }, { value: { k: 'film', len: 'long' } })
    act(check)
    act(() => store.reveal())
    expect(screen.getByText('Closest to “Film”: Must be a whole number')).toBeVisible()
  })

  it('of a text with suggestions takes a suggestion or anything else', async () => {
    const schema: FormSchema = {
      anyOf: [
        { type: 'string', enum: ['drama', 'comedy'] },
        { type: 'string', minLength: 2 },
      ],
    }
    const { store, user } = await renderField(schema)
    await user.type(screen.getByRole('combobox'), 'com{ArrowDown}{Enter}')
    expect(store.get('/field')).toBe('comedy')
    await user.clear(screen.getByRole('combobox'))
    await user.type(screen.getByRole('combobox'), 'western')
    expect(store.get('/field')).toBe('western')
  })
})
