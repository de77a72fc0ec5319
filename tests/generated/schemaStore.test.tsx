import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Issue } from '#kit/forms/data/issue.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import { isFullRun } from '../support/fullRun.ts'
import { messagesByLanguage } from '../support/messagesByLanguage.ts'
import { flatten } from '../support/flatten.ts'
import { renderForm } from '../support/renderForm.tsx'
import { readFixture } from './fixtures/readFixture.ts'

type Foreign = {
  name: string
  schema: FormSchema
  valid: Record<string, unknown>[]
  invalid: Record<string, unknown>[]
}

const foreign = (readFixture('schemaStore.json.gz') as Foreign[]).map((one) => [one.name, one] as const)
const words = Object.entries(messagesByLanguage).map(([language, messages]) => [language, flatten(messages)] as const)

/** Every second schema is mounted, all of them in the full run. */
const MOUNTED = foreign.filter((_, index) => isFullRun || index % 2 === 0)

/** Rows that hold nothing are no rows yet in a form, so nothing is said of what they lack. */
const EMPTY_ROWS = new Map([['sergen', 2]])

function byAjv(schema: FormSchema) {
  const dialect = String(schema.$schema)
  const Dialect = dialect.includes('2020') ? Ajv2020 : dialect.includes('2019') ? Ajv2019 : Ajv
  const ajv = new Dialect({ strict: false, allErrors: true, logger: false, validateSchema: false })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

function expectWords({ keyword }: Issue) {
  for (const [language, known] of words)
    expect(known.get(`forms.errors.${keyword}`), `${keyword} in ${language}`).toBeTruthy()
}

const complaints = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints)
  vi.spyOn(console, 'warn').mockImplementation(complaints)
})
afterEach(() => {
  vi.restoreAllMocks()
  complaints.mockReset()
})

describe.each(foreign)('documents of %s', (name, { schema, valid, invalid }) => {
  it('are judged as ajv judges them, with words in four languages', () => {
    const validator = createValidator(schema)
    const ajv = byAjv(schema)
    let silent = 0
    for (const document of [...valid, ...invalid]) {
      const issues = validator.check(document)
      const fits = ajv(document)
      if (fits) expect(issues).toEqual([])
      else if (issues.length === 0) silent++
      issues.forEach(expectWords)
    }
    expect(silent).toBe(EMPTY_ROWS.get(name) ?? 0)
  })
})

describe('the form of', () => {
  it.each(MOUNTED)(
    '%s holds its document and gives it back as it was, with what the schema does not know',
    async (_name, { schema, valid }) => {
      const document = { ...valid[0], 'x-not in any schema': { kept: [1] } }
      const { view, store, check } = await renderForm({ schema, values: document, isLazy: true })
      check()
      expect(view.container.querySelectorAll('input, select, textarea, button').length).toBeGreaterThan(0)
      expect(store.values()).toEqual(document)
      expect(store.isDirty()).toBe(false)
      expect(complaints.mock.calls).toEqual([])
      view.unmount()
    },
  )
})
