import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { checkTypeDocument } from '#server/types/checkTypeDocument.ts'
import { isFullRun } from '../support/fullRun.ts'
import { renderForm } from '../support/renderForm.tsx'
import { foreignSchemas, type ForeignSchema } from './fixtures/foreignSchemas.ts'

/** How many of a source at least make types; the rest are refused for the reasons below. */
const FLOORS: Readonly<Record<string, number>> = {
  'JSON Forms': 45,
  SchemaStore: 80,
  'JSON-Schema-Test-Suite, draft-07': 125,
  'JSON-Schema-Test-Suite, 2020-12': 197,
}

/** The only reasons for which a schema of these sources is refused. */
const REASONS: readonly (string | undefined)[] = ['schemaRefElsewhere', 'typeSample']

/** Each check starts a thread: the short run takes a part of each source. */
const SHORT = 16
const chosen = (all: ForeignSchema[]) => (isFullRun ? all : all.filter((_, index) => index % SHORT === 0))

const typeOf = ({ schema, uiSchema }: ForeignSchema) => ({
  type: 'foreign_thing',
  area: 'vod',
  page: 'cp_datastore',
  schema,
  ...(uiSchema && { uiSchema }),
})

const complaints = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  complaints.mockReset()
})

describe.each(Object.entries(foreignSchemas()))('schemas of %s', (source, all) => {
  it('make types by configuration alone, each with a form of its sample', { timeout: 600_000 }, async () => {
    const refused: string[] = []
    for (const foreign of chosen(all)) {
      const { document, problems } = await checkTypeDocument(typeOf(foreign))
      if (!document) {
        expect(REASONS, `${foreign.name}: ${JSON.stringify(problems)}`).toContain(problems[0]?.keyword)
        refused.push(`${foreign.name}: ${problems[0]?.description}`)
        continue
      }
      const { store } = await renderForm({
        schema: document.schema as FormSchema,
        uiSchema: document.uiSchema as FormElement,
        values: document.sample,
      })
      expect([foreign.name, store.values(), store.isDirty()]).toEqual([foreign.name, document.sample, false])
      expect([foreign.name, complaints.mock.calls]).toEqual([foreign.name, []])
      cleanup()
    }
    const most = all.length - (FLOORS[source] ?? all.length)
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(most)
  })
})
