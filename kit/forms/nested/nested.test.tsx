import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FormSchema } from '../schema/formSchema.ts'
import { renderField, renderForm } from '#tests/support/renderForm.tsx'

describe('an object in the record', () => {
  it('is a group of its fields and comes into being with the first of them', async () => {
    const address = { type: 'object', title: 'Address', properties: { city: { type: 'string', title: 'City' } } }
    const { store, user } = await renderField(address)
    expect(screen.getByRole('group', { name: 'Address' })).toBeVisible()
    await user.type(screen.getByLabelText('City'), 'Ipoh')
    expect(store.values()).toEqual({ field: { city: 'Ipoh' } })
  })

  it('that contains itself is opened by hand from some depth on', async () => {
    const schema = {
      type: 'object',
      definitions: {
        node: {
          type: 'object',
          title: 'Node',
          properties: { n: { type: 'string', title: 'Name' }, next: { $ref: '#/definitions/node' } },
        },
      },
      properties: { first: { $ref: '#/definitions/node' } },
    }
    const { store, user } = await renderForm({ schema })
    expect(screen.getAllByLabelText('Name')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Add Node' }))
    expect(store.get('/first/next/next')).toEqual({})
    expect(screen.getAllByLabelText('Name')).toHaveLength(3)
  })
})

describe('alternatives', () => {
  const film = {
    title: 'Film',
    type: 'object',
    required: ['k'],
    properties: {
      k: { const: 'film' },
      name: { type: 'string', title: 'Name' },
      len: { type: 'integer', title: 'Length' },
    },
  }
  const song = {
    title: 'Song',
    type: 'object',
    required: ['k'],
    properties: { k: { const: 'song' }, name: { type: 'string', title: 'Name' } },
  }

  it('show the one that the value is, and keep common fields when another is chosen', async () => {
    const { store, user } = await renderField({ oneOf: [film, song] }, { value: { k: 'film', name: 'Up', len: 96 } })
    const kind = screen.getByRole('combobox', { name: 'Kind of Field' })
    expect(kind).toHaveDisplayValue('Film')
    expect(screen.getByLabelText('Length')).toHaveValue('96')
    // The chooser says already that it is a film.
    expect(screen.queryByLabelText(/^film/)).toBeNull()
    await user.selectOptions(kind, 'Song')
    expect(store.get('/field')).toEqual({ k: 'song', name: 'Up' })
    expect(screen.queryByLabelText('Length')).toBeNull()
    act(() => void store.undo())
    expect(store.get('/field')).toMatchObject({ k: 'film', len: 96 })
  })

  it('get their constants with the first thing that is typed, and none before', async () => {
    const { store, user } = await renderField({ oneOf: [film, song] }, { value: { len: 4 } })
    expect(store.get('/field')).toEqual({ len: 4 })
    await user.type(screen.getByLabelText('Name'), 'U')
    expect(store.get('/field')).toEqual({ len: 4, name: 'U', k: 'film' })
    expect(screen.queryByLabelText(/^film/)).toBeNull()
  })

  it('of plain kinds are a kind and its input', async () => {
    const { store, user } = await renderField({
      anyOf: [
        { type: 'string', title: 'Text' },
        { type: 'integer', title: 'Number' },
      ],
    })
    await user.selectOptions(screen.getByRole('combobox'), 'Number')
    await user.type(screen.getByRole('textbox'), '12')
    expect(store.get('/field')).toBe(12)
  })

  it('that must all hold are one form', async () => {
    const parts: FormSchema = {
      allOf: [
        { properties: { a: { type: 'string', title: 'A' } } },
        { properties: { b: { type: 'string', title: 'B' } } },
      ],
    }
    const { store, user } = await renderField(parts)
    await user.type(screen.getByLabelText('A'), '1')
    await user.type(screen.getByLabelText('B'), '2')
    expect(store.get('/field')).toEqual({ a: '1', b: '2' })
  })
})
