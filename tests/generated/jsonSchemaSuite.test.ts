import { describe, expect, it } from 'vitest'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { interpret } from '#kit/forms/validation/interpret/interpret.ts'
import { indexSchema } from '#contract/rules/schema/schemaIndex.ts'
import { readFixture } from './fixtures/readFixture.ts'

type Group = {
  description: string
  schema: FormSchema | boolean
  tests: { description: string; data: unknown; valid: boolean }[]
}
type Suite = Record<string, Group[]>

/**
 * What our interpreter answers otherwise than the standard, and why. Everything else of the suite is answered as the
 * standard says, or asks for documents elsewhere, which no form ever fetches.
 */
const EXCEPTIONS: readonly (readonly [file: RegExp, why: string])[] = [
  [/format\/(idn-)?hostname/, 'internationalized host names are not taken apart'],
  [/format\/time/, 'a time of day without a zone is one: the form’s field for times has none'],
  [/vocabulary/, 'keywords count whatever vocabularies a metaschema names'],
]

/** Schemas elsewhere: the metaschemas and the suite’s own remote documents. */
const isElsewhere = (group: Group) => {
  const text = JSON.stringify(group.schema)
  return (
    /"\$(?:dynamicR|r)ef":"https?:\/\/(?:json-schema\.org|localhost)/.test(text) ||
    [...text.matchAll(/"\$ref":"([\w./-]+\.json)/g)].some(
      ([, file]) => !text.includes(`"$id":"${file}`) && !text.includes(`/${file}"`),
    ) ||
    (text.includes('localhost:1234') &&
      /"\$ref":"[^#"]+/.test(text) &&
      text.includes('http://localhost:1234/draft2020-12/'))
  )
}

const dialects = {
  draft7: 'http://json-schema.org/draft-07/schema#',
  'draft2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const

const withDialect = (schema: FormSchema | boolean, $schema: string) =>
  typeof schema === 'object' ? { $schema, ...schema } : schema

describe.each(Object.entries(dialects))('the test suite of JSON Schema, %s', (draft, dialect) => {
  const suite = readFixture(`jsonSchemaSuite-${draft}.json.gz`) as Suite

  it('asks for documents elsewhere in few groups', () => {
    const groups = Object.values(suite).flat()
    expect(groups.filter(isElsewhere).length).toBeLessThan(groups.length / 10)
  })

  it.each(Object.keys(suite))('%s is answered as the standard says', (file) => {
    const isException = EXCEPTIONS.some(([pattern]) => pattern.test(file))
    const wrong: string[] = []
    for (const group of suite[file] ?? []) {
      if (isElsewhere(group)) continue
      const schema = withDialect(group.schema, dialect)
      const index = indexSchema(typeof schema === 'object' ? schema : {})
      for (const { description, data, valid } of group.tests) {
        const { problems, isComplete } = interpret(index, data, schema)
        if (!isComplete || (problems.length === 0) !== valid) wrong.push(`${group.description}: ${description}`)
      }
    }
    if (isException) expect(wrong).not.toEqual([])
    else expect(wrong).toEqual([])
  })
})
