import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { initialValue } from '#kit/forms/schema/initialValue.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { isFullRun } from '../support/fullRun.ts'
import { renderForm } from '../support/renderForm.tsx'
import { readFixture } from './fixtures/readFixture.ts'
import examples from './fixtures/jsonFormsExamples.json' with { type: 'json' }

type Example = { name: string; schema: FormSchema; uischema?: FormElement }

const data = readFixture('jsonFormsData.json.gz') as Record<string, unknown>
const byName = new Map((examples as unknown as Example[]).map((example) => [example.name, example]))
const complaints = vi.fn()

const inputsOf = (container: HTMLElement) => container.querySelectorAll('input, select, textarea, button').length

// A renderer that comes late is a chunk of the browser; here it is transformed first, however long that takes.
beforeAll(() => import('#kit/forms/foreign/MaterialElement.tsx'))
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  complaints.mockReset()
})

/** By turns empty and filled with what its defaults are; in the full run both. */
const valuesOf = (schema: FormSchema, nth: number) =>
  [{}, initialValue(schema, schema)].filter((_, way) => isFullRun || way === nth % 2)

describe('the examples of JSON Forms', () => {
  it.each((examples as unknown as Example[]).map((example, nth) => [example.name, example, nth] as const))(
    '%s is a working form, empty or filled with its defaults, without a complaint',
    async (_name, { schema, uischema }, nth) => {
      for (const values of valuesOf(schema, nth)) {
        const { view, check } = await renderForm({
          schema,
          uiSchema: uischema,
          values: values as Record<string, unknown>,
        })
        check()
        expect(screen.queryByText(/No applicable/)).toBeNull()
        await waitFor(() => expect(inputsOf(view.container)).toBeGreaterThan(0))
        view.unmount()
      }
      expect(createValidator(schema).check({})).toBeInstanceOf(Array)
      expect(complaints.mock.calls).toEqual([])
    },
  )

  it.each(Object.entries(data).filter(([, value]) => isObject(value)))(
    '%s holds its data and gives it back as it was',
    async (name, value) => {
      const { schema, uischema } = byName.get(name) as Example
      const { view, store, check } = await renderForm({
        schema,
        uiSchema: uischema,
        values: value as Record<string, unknown>,
        language: 'ta',
      })
      check()
      expect(store.values()).toEqual(value)
      expect(store.isDirty()).toBe(false)
      expect(view.container).not.toHaveTextContent(/forms\.\w|schemaForms\./)
      expect(complaints.mock.calls).toEqual([])
    },
  )
})
