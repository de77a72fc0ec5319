import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { factsOf } from '#kit/forms/schema/facts.ts'
import { renderers } from '#kit/forms/renderers.ts'
import { JsonControl } from '#kit/forms/controls/JsonControl.tsx'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { isFullRun } from '../support/fullRun.ts'
import { renderForm } from '../support/renderForm.tsx'

const complaints = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  complaints.mockReset()
})

const controlsOf = (element: FormElement): FormElement[] => [
  ...(element.scope === undefined ? [] : [element]),
  ...(element.elements ?? []).flatMap(controlsOf),
]

const WAYS = [
  ['edit', 'en'],
  ['read', 'zh'],
  ['edit', 'ta'],
  ['create', 'ms'],
] as const

/** Each type is mounted to be edited, in one of two languages, and each third in another way; in the full run all by all. */
const waysOf = (nth: number) =>
  WAYS.filter(([mode], way) => isFullRun || (mode === 'edit' ? (nth + (way >> 1)) % 2 === 0 : (nth + way) % 6 === 0))

const every = shippedTypes().map((type, nth) => [type.type, type, nth] as const)
describe.each(every)('the form of %s', (_name, type, nth) => {
  const schema = type.schema as FormSchema
  const uiSchema = type.uiSchema as unknown as FormElement

  it('finds a field for every scope, and a renderer made for it', () => {
    for (const element of controlsOf(uiSchema)) {
      const { schema: found } = factsOf(element, schema, schema)
      expect(found, element.scope).not.toEqual({})
      const ranks = renderers.map(({ tester }) =>
        tester(element as never, schema as never, { rootSchema: schema as never, config: {} }),
      )
      expect(renderers[ranks.indexOf(Math.max(...ranks))]?.renderer, element.scope).not.toBe(JsonControl)
    }
  })

  it('finds nothing wrong with the type’s own sample', () => {
    expect(createValidator(schema).check(type.sample)).toEqual([])
  })

  it.each(waysOf(nth))(
    'mounts to %s in %s with a head per section, every word said and no complaint',
    async (mode, language) => {
      const { store, view } = await renderForm({ schema, uiSchema, values: type.sample, mode, language })
      expect(view.container).not.toHaveTextContent(/forms\.\w/)
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength((uiSchema.elements ?? []).length)
      expect(screen.queryAllByRole('textbox').length > 0).toBe(mode !== 'read')
      expect(store.isDirty()).toBe(false)
      expect(complaints.mock.calls).toEqual([])
    },
  )
})
