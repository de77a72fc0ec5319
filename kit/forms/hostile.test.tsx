import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderField, renderForm } from '#tests/support/renderForm.tsx'
import * as fields from './parts/Field.tsx'
import type { FormSchema } from './schema/formSchema.ts'
import { compileSchema } from './validation/compileSchema.ts'
import { createValidator } from './validation/createValidator.ts'
import { interpret } from './validation/interpret/interpret.ts'
import { MAX_STEPS } from './validation/interpret/walk.ts'

/** Nothing is ever near: only what is drawn at once, or asked for, is there. */
function nothingNear() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

const fetched = vi.fn()
const complaints = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(fetched).not.toHaveBeenCalled()
  expect(complaints.mock.calls).toEqual([])
  fetched.mockReset()
  complaints.mockReset()
})

const text = (title: string): FormSchema => ({ type: 'string', title })
const inputs = () => document.querySelectorAll('input, select, textarea, button').length

describe('a schema that means harm', () => {
  it('and points elsewhere is not fetched: the field is JSON, and a notice says why', async () => {
    const { store, user, check } = await renderField({ $ref: 'https://example.org/far.json#/x' })
    expect(screen.getByRole('note')).toHaveTextContent(
      /https:\/\/example\.org\/far\.json#\/x describes something in another document.*\/properties\/field/,
    )
    await user.click(screen.getByRole('textbox'))
    await user.paste('{"a": 1}')
    act(check)
    expect(store.get('/field')).toEqual({ a: 1 })
    expect(store.issues()).toEqual([])
  })

  it('and leads nowhere, or only to itself, says so', async () => {
    const schema: FormSchema = {
      type: 'object',
      properties: { a: { $ref: '#/definitions/nobody' }, b: { $ref: '#/definitions/x' } },
      definitions: { x: { $ref: '#/definitions/y' }, y: { $ref: '#/definitions/x' } },
    }
    const { check } = await renderForm({ schema, values: { a: 1, b: 2 } })
    act(check)
    expect(screen.getByText(/nobody leads nowhere/)).toBeVisible()
    expect(screen.getAllByText(/leads only back to itself/).length).toBeGreaterThan(0)
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
  })

  it('and has patterns that never end is checked all the same, or says that it is not', async () => {
    const schema: FormSchema = {
      type: 'object',
      properties: { a: { type: 'string', pattern: '^(a+)+$' }, b: { type: 'string', pattern: '^(?=(b+)+$)' } },
    }
    const { store, check } = await renderForm({ schema, values: { a: `${'a'.repeat(3_000)}!`, b: 'b' } })
    act(check)
    expect(store.issues()).toMatchObject([{ pointer: '/a', keyword: 'pattern' }])
    expect(screen.getByRole('note')).toHaveTextContent('could take endless time')
  })

  it.each<[string, FormSchema]>([
    ['in a property', { type: 'object', properties: { again: { $ref: '#' }, n: text('N') } }],
    ['in its parts', { allOf: [{ $ref: '#' }], properties: { n: text('N') } }],
    [
      'in an alternative',
      { type: 'object', properties: { n: text('N') }, oneOf: [{ $ref: '#' }, { required: ['n'] }] },
    ],
    ['in its rows', { type: 'array', items: { $ref: '#' } }],
    [
      'under a condition',
      { type: 'object', properties: { n: text('N') }, if: { required: ['n'] }, then: { $ref: '#' } },
    ],
  ])('and contains itself %s is drawn once', async (_where, schema) => {
    const { check } = await renderForm({ schema, values: { n: 'x' } })
    act(check)
    expect(inputs()).toBeGreaterThan(0)
    expect(inputs()).toBeLessThan(40)
  })

  it('and has 10,000 fields draws those in sight; any other is found by its name', async () => {
    nothingNear()
    const drawn = vi.spyOn(fields, 'Field')
    const properties = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, text(`Field ${n}`)]))
    const { user, store } = await renderForm({ schema: { type: 'object', properties }, isLazy: true })
    expect(screen.getAllByRole('textbox').length).toBeLessThan(60)
    drawn.mockClear()
    fireEvent.change(screen.getByLabelText('Field 3'), { target: { value: 'x' } })
    expect(new Set(drawn.mock.calls.map(([props]) => props.control.pointer))).toEqual(new Set(['/f3']))
    await user.keyboard('{Alt>}{Shift>}F{/Shift}{/Alt}')
    await user.paste('Field 9876')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Field 9876')).toHaveFocus())
    expect(screen.getAllByRole('textbox').length).toBeLessThan(100)
    expect(store.get('/f3')).toBe('x')
  })

  it('and is 1,000 levels deep is folded, with a value as deep', async () => {
    let schema: FormSchema = text('Deepest')
    let value: unknown = 'x'
    for (let level = 0; level < 1_000; level++) {
      schema = { type: 'object', properties: { a: schema } }
      value = { a: value }
    }
    const { view, check, store } = await renderForm({ schema, values: value as Record<string, unknown> })
    act(check)
    expect(view.container.querySelectorAll('*').length).toBeLessThan(300)
    expect(screen.getByRole('button', { name: /^Show/ })).toBeVisible()
    expect(store.values()).toBe(value)
    expect(store.issues().map(({ keyword }) => keyword)).toEqual(['tooMuch'])
  })

  it('and offers 100,000 values shows a hundred of them and finds the others', async () => {
    const { user, store } = await renderField({ enum: Array.from({ length: 100_000 }, (_, n) => `value ${n}`) })
    await user.click(screen.getByRole('combobox'))
    expect(screen.getAllByRole('option')).toHaveLength(100)
    await user.paste('value 98765')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(store.get('/field')).toBe('value 98765')
  })

  it('and asks for more work than can be done here is given up, and says so', () => {
    const wide: FormSchema = { anyOf: Array.from({ length: 30 }, () => ({ $ref: '#/definitions/b' })) }
    const schema: FormSchema = {
      definitions: {
        a: { items: wide },
        b: { items: { anyOf: Array.from({ length: 30 }, () => ({ $ref: '#/definitions/a' })) } },
      },
      properties: { v: wide },
    }
    let value: unknown = []
    for (let level = 0; level < 12; level++) value = [value, value]
    const { isComplete, steps } = interpret(compileSchema(schema), { v: value })
    expect(isComplete).toBe(false)
    expect(steps).toBeLessThanOrEqual(MAX_STEPS + 1)
    expect(
      createValidator(schema)
        .check({ v: value })
        .map(({ keyword }) => keyword),
    ).toEqual(['tooMuch'])
  })
})

describe('names that programs trip over', () => {
  const names = [
    '__proto__',
    'constructor',
    'toString',
    'a/b',
    'm~n',
    'x.y',
    '100%',
    'properties',
    'சொல்',
    '😀',
    ' ',
    '"]',
  ]

  it('are fields like any other', async () => {
    const properties = Object.fromEntries(names.map((name) => [name, text(`Field ${name}`)]))
    const schema = { type: 'object', properties } as FormSchema
    const { store, check, user } = await renderForm({ schema, values: {} })
    const boxes = screen.getAllByRole('textbox')
    expect(boxes).toHaveLength(names.length)
    for (const [index, box] of boxes.entries()) fireEvent.change(box, { target: { value: `v${index}` } })
    act(check)
    expect(store.issues()).toEqual([])
    expect(Object.keys(store.values()).toSorted()).toEqual(names.toSorted())
    expect(Object.getPrototypeOf(store.values())).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).v0).toBeUndefined()
    await user.clear(boxes[0] as HTMLElement)
    expect(Object.keys(store.values())).not.toContain('__proto__')
  })

  it('may be given to free fields, too', async () => {
    const { store, user } = await renderField({ type: 'object', additionalProperties: { type: 'string' } })
    for (const name of ['__proto__', 'a/b~c']) {
      await user.click(screen.getByRole('textbox', { name: 'Name of a new field' }))
      await user.paste(name)
      await user.keyboard('{Enter}')
      await user.click(screen.getByLabelText(name))
      await user.paste('x')
    }
    expect(JSON.stringify(store.get('/field'))).toBe('{"__proto__":"x","a/b~c":"x"}')
  })

  it('that turn the direction of writing are shown without', async () => {
    await renderForm({ schema: { type: 'object', properties: { 'pay\u202Eexe': { type: 'string' } } } })
    expect(screen.getByLabelText('Payexe')).toBeVisible()
  })
})

describe('values that mean harm', () => {
  const HOSTILE = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '\u202Etxt.exe\u2066',
    '%{name} ||||',
    '\u0000\uFFFF\uD83D',
  ]

  it.each<[string, FormSchema]>([
    ['a text', { type: 'string' }],
    ['a long text', { type: 'string', maxLength: 5_000_000 }],
    ['an address', { type: 'string', format: 'uri' }],
    ['an email', { type: 'string', format: 'email' }],
    ['a choice', { enum: ['a', 'b'] }],
    ['tags', { type: 'array', items: { type: 'string' } }],
    ['JSON', {}],
    ['a text read', { type: 'string', readOnly: true }],
  ])('are only text in %s, and stay as they are', async (_kind, schema) => {
    for (const harm of HOSTILE) {
      const value = schema.type === 'array' ? [harm] : harm
      const { view, store, check } = await renderField(schema, { value })
      act(check)
      expect(view.container.querySelector('script, img, a[href^="javascript"]')).toBeNull()
      expect(store.get('/field')).toEqual(value)
      view.unmount()
    }
  })

  it('of a megabyte are taken in, judged and kept', async () => {
    const harm = '<b>'.repeat(350_000)
    const { store, check } = await renderField({ type: 'string', maxLength: 100, pattern: '^(a|b)+$', format: 'email' })
    fireEvent.change(screen.getByRole('textbox'), { target: { value: harm } })
    act(check)
    expect(store.get('/field')).toBe(harm)
    expect(store.issues().map(({ keyword }) => keyword)).toEqual(['maxLength', 'pattern', 'format.email'])
  })

  it('of 900 rows on cards are drawn as they come near; one keystroke redraws one field', async () => {
    nothingNear()
    const drawn = vi.spyOn(fields, 'Field')
    const items: FormSchema = { type: 'object', properties: { n: text('Name'), l: { type: 'array', items: text('') } } }
    const value = Array.from({ length: 900 }, (_, n) => ({ n: `N${n}` }))
    const { store } = await renderField({ type: 'array', items }, { value, isLazy: true })
    expect(screen.getAllByRole('textbox', { name: 'Name' }).length).toBeLessThan(30)
    const second = within(screen.getByRole('group', { name: 'Field 2' })).getByLabelText('Name')
    drawn.mockClear()
    fireEvent.change(second, { target: { value: 'x' } })
    expect(new Set(drawn.mock.calls.map(([props]) => props.control.pointer))).toEqual(new Set(['/field/1/n']))
    act(() => store.focus('/field/877/n'))
    await waitFor(() => expect(document.activeElement).toHaveValue('N877'))
  })
})
