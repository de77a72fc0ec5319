import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderForm } from '#tests/support/renderForm.tsx'
import * as fields from './parts/Field.tsx'
import type { FormSchema } from './schema/formSchema.ts'

const text = (title: string): FormSchema => ({ type: 'string', title })
const record = (...names: string[]): FormSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text(name)])),
})

const schema: FormSchema = {
  type: 'object',
  properties: {
    plain: text('plain'),
    object: { type: 'object', properties: { inner: record('deep', 'beside') } },
    table: { type: 'array', items: record('cell', 'next') },
    cards: { type: 'array', items: { type: 'object', properties: { n: text('n'), more: { type: 'object' } } } },
    either: {
      oneOf: [
        { ...record('first', 'same'), title: 'A' },
        { ...record('second'), title: 'B' },
      ],
    },
    kinds: { type: ['string', 'number'] },
    tuple: { type: 'array', prefixItems: [text('left'), text('right')] },
    free: { type: 'object', additionalProperties: { type: 'string' } },
    parts: { allOf: [record('one'), record('two')] },
    cond: { ...record('when'), if: { required: ['when'] }, then: record('then') },
    json: {},
  },
}

const values = {
  plain: 'x',
  object: { inner: { deep: 'x', beside: 'x' } },
  table: [{ cell: 'x', next: 'x' }, { cell: 'x' }],
  cards: [{ n: 'x' }, { n: 'x' }],
  either: { first: 'x', same: 'x' },
  kinds: 'x',
  tuple: ['x', 'x'],
  free: { a: 'x', b: 'x' },
  parts: { one: 'x', two: 'x' },
  cond: { when: 'x', then: 'x' },
  json: 'x',
}

afterEach(() => vi.restoreAllMocks())

describe('typing', () => {
  it('in any field of any kind of form redraws that field and no other', async () => {
    const drawn = vi.spyOn(fields, 'Field')
    const { store } = await renderForm({ schema, values })
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox').filter(({ value }) => value.includes('x'))
    expect(boxes).toHaveLength(20)
    for (const box of boxes) {
      const pointer = box.closest<HTMLElement>('[data-pointer]')?.dataset.pointer ?? ''
      drawn.mockClear()
      fireEvent.change(box, { target: { value: box.value.replace('x', 'xy') } })
      const redrawn = drawn.mock.calls.map(([props]) => props.control.pointer)
      expect(new Set(redrawn), pointer).toEqual(new Set([pointer]))
      expect(redrawn.length, pointer).toBeLessThanOrEqual(2)
    }
    expect(JSON.stringify(store.values())).toBe(JSON.stringify(values).replaceAll('"x"', '"xy"'))
  })
})
