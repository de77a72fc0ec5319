import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { screen } from '@testing-library/react'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { movie } from '#server/types/movie/movie.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'

const schema = movie.schema as FormSchema
const uiSchema = movie.uiSchema as unknown as FormElement

const complaints = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  complaints.mockReset()
})

describe('the form of a movie', () => {
  it.each(['edit', 'read', 'create'] as const)(
    'mounts to %s with a section for each of its groups and no complaint',
    async (mode) => {
      const store = createFormStore(movie.sample)
      await renderInKit(
        <SchemaForm schema={schema} uiSchema={uiSchema} store={store} mode={mode} language="en" isLazy={false} />,
      )
      const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)
      expect(heads).toContain('Names and texts')
      expect(heads).toHaveLength((uiSchema.elements ?? []).length)
      expect(complaints.mock.calls).toEqual([])
    },
  )
})
