import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { initialValue } from '#kit/forms/schema/initialValue.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { renderForm } from '../support/renderForm.tsx'
import examples from './fixtures/jsonFormsExamples.json' with { type: 'json' }

type Example = { name: string; schema: FormSchema; uischema?: FormElement }

const complaints = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  complaints.mockReset()
})

describe('the examples of JSON Forms', () => {
  it.each((examples as unknown as Example[]).map((example) => [example.name, example] as const))(
    '%s is a working form, empty and filled with its defaults, without a complaint',
    async (_name, { schema, uischema }) => {
      for (const values of [{}, initialValue(schema, schema)]) {
        const { view, check } = await renderForm({
          schema,
          uiSchema: uischema,
          values: values as Record<string, unknown>,
        })
        check()
        expect(screen.queryByText(/No applicable/)).toBeNull()
        expect(view.container.querySelectorAll('input, select, textarea, button').length).toBeGreaterThan(0)
        view.unmount()
      }
      expect(createValidator(schema).check({})).toBeInstanceOf(Array)
      expect(complaints.mock.calls).toEqual([])
    },
  )
})
