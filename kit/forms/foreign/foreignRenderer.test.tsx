import { isIntegerControl, or, rankWith, schemaMatches, uiTypeIs } from '@jsonforms/core'
import type { ArrayLayoutProps, ControlProps, LayoutProps } from '@jsonforms/core'
import {
  JsonFormsDispatch,
  withJsonFormsArrayLayoutProps,
  withJsonFormsControlProps,
  withJsonFormsLayoutProps,
} from '@jsonforms/react'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import { renderForm } from '#tests/support/renderForm.tsx'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'

const drawn: string[] = []
beforeEach(() => void drawn.splice(0))

/** As the documentation of JSON Forms writes a renderer (Custom renderers, 'rating'). */
const Rating = withJsonFormsControlProps(
  ({ data, handleChange, path, label, description, errors, enabled, visible }: ControlProps) => {
    drawn.push(path)
    if (!visible) return null
    return (
      <label>
        {label}
        <input
          aria-label={label}
          disabled={!enabled}
          value={(data as number | undefined) ?? ''}
          onChange={({ target }) => handleChange(path, target.value === '' ? undefined : Number(target.value))}
        />
        <small>{description}</small>
        <em>{errors}</em>
      </label>
    )
  },
)

const Rows = withJsonFormsArrayLayoutProps(
  ({ data, path, addItem, removeItems, moveUp, schema, uischema, renderers }: ArrayLayoutProps) => (
    <section aria-label="rows">
      {Array.from({ length: data }, (_, index) => (
        <JsonFormsDispatch
          key={index}
          schema={schema}
          uischema={{ type: 'Control', scope: '#/properties/n' } as never}
          path={`${path}.${index}`}
          {...(renderers && { renderers })}
        />
      ))}
      <button onClick={addItem(path, { n: 'new' })}>add {uischema.type}</button>
      <button onClick={removeItems?.(path, [0])}>remove</button>
      <button onClick={moveUp?.(path, 1)}>up</button>
    </section>
  ),
)

const Boxed = withJsonFormsLayoutProps(({ uischema, schema, path, visible }: LayoutProps) => (
  <fieldset hidden={!visible}>
    {(uischema as unknown as { elements: never[] }).elements.map((element, at) => (
      <JsonFormsDispatch key={at} uischema={element} schema={schema} path={path} />
    ))}
  </fieldset>
))

const EXTRA = [
  { tester: rankWith(30, isIntegerControl), renderer: Rating },
  {
    tester: rankWith(
      30,
      schemaMatches((schema) => schema.type === 'array'),
    ),
    renderer: Rows,
  },
  { tester: rankWith(30, or(uiTypeIs('Boxed'))), renderer: Boxed },
]
const EXTENSIONS = [{ name: 'foreign', renderers: EXTRA }]

const schema: FormSchema = {
  type: 'object',
  properties: {
    stars: { type: 'integer', maximum: 5, description: 'From none to five' },
    inner: { type: 'object', properties: { deep: { type: 'integer', title: 'Deep' } } },
    plain: { type: 'string', title: 'Plain' },
    rows: { type: 'array', items: { type: 'object', properties: { n: { type: 'string', title: 'Name' } } } },
  },
}
const control = (scope: string, more: object = {}): FormElement => ({
  type: 'Control',
  scope: `#/properties/${scope}`,
  ...more,
})
const uiSchema: FormElement = {
  type: 'VerticalLayout',
  elements: [
    control('stars', {
      rule: { effect: 'DISABLE', condition: { scope: '#/properties/plain', schema: { const: 'off' } } },
    }),
    control('inner/properties/deep', {
      rule: { effect: 'HIDE', condition: { scope: '#/properties/plain', schema: { const: 'hide' } } },
    }),
    { type: 'Boxed', elements: [control('plain')] },
    control('rows'),
  ],
}

const open = (values: Record<string, unknown>) =>
  renderForm({
    schema,
    uiSchema,
    values,
    wrap: (form) => <ExtensionsContext value={EXTENSIONS}>{form}</ExtensionsContext>,
  })

describe('a renderer written for JSON Forms', () => {
  it('reads and writes the values of the form, which undo takes back', async () => {
    const { store } = await open({ stars: 3, inner: { deep: 1 } })
    fireEvent.change(screen.getByLabelText('Deep'), { target: { value: '7' } })
    expect(store.values()).toEqual({ stars: 3, inner: { deep: 7 } })
    act(() => void store.undo())
    expect(screen.getByLabelText('Deep')).toHaveValue('1')
    expect(screen.getByText('From none to five')).toBeVisible()
  })

  it('is redrawn alone by a keystroke in it, and by none elsewhere', async () => {
    await open({ stars: 3, inner: { deep: 1 }, plain: 'x' })
    drawn.splice(0)
    fireEvent.change(screen.getByLabelText('Deep'), { target: { value: '7' } })
    expect([new Set(drawn), drawn.length <= 2]).toEqual([new Set(['inner.deep']), true])
    drawn.splice(0)
    fireEvent.change(screen.getByLabelText('Plain'), { target: { value: 'xy' } })
    expect(drawn).toEqual([])
  })

  it('heeds rules, and says what is wrong in the words of the form', async () => {
    const { store, check } = await open({ stars: 3, inner: { deep: 1 }, plain: 'x' })
    fireEvent.change(screen.getByLabelText('Stars'), { target: { value: '9' } })
    act(check)
    expect(screen.getByText('At most 5')).toBeVisible()
    act(() => store.set('/plain', 'off'))
    expect(screen.getByLabelText('Stars')).toBeDisabled()
    act(() => store.set('/plain', 'hide'))
    expect(screen.queryByLabelText('Deep')).toBeNull()
  })

  it('adds, moves and removes rows, and draws renderers of ours within itself', async () => {
    const { store } = await open({ rows: [{ n: 'a' }, { n: 'b' }] })
    const names = screen.getAllByLabelText<HTMLInputElement>('Name')
    expect(names.map(({ value }) => value)).toEqual(['a', 'b'])
    fireEvent.change(names[1] as HTMLInputElement, { target: { value: 'c' } })
    fireEvent.click(screen.getByText('up'))
    fireEvent.click(screen.getByText('add Control'))
    expect(store.values()).toEqual({ rows: [{ n: 'c' }, { n: 'a' }, { n: 'new' }] })
    fireEvent.click(screen.getByText('remove'))
    expect(store.values()).toEqual({ rows: [{ n: 'a' }, { n: 'new' }] })
  })
})
