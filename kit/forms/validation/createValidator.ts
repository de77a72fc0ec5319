import { own } from '#contract/rules/diff/json.ts'
import { recordProblems } from '#contract/rules/payload/recordProblems.ts'
import type { Issue } from '../data/issue.ts'
import { childPointer } from '../data/pointer.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { followRef } from '../schema/resolve.ts'
import { soundSchema } from '../schema/soundSchema.ts'
import { compileSchema } from './compileSchema.ts'
import { interpret } from './interpret/interpret.ts'
import type { Judgement } from './interpret/interpret.ts'
import type { SchemaIndex } from '#contract/rules/schema/schemaIndex.ts'
import { issuesOf, outsideEmptyRows } from './issuesOf.ts'
import { publishIssues } from './publishIssues.ts'

type Values = Readonly<Record<string, unknown>>

export type FormValidator = {
  /** Pieces of the work, so that a large document is checked between frames. '' is what concerns the whole. */
  units: readonly string[]
  checkUnit(unit: string, values: Values): Issue[]
  /** Everything at once: before a save. */
  check(values: Values): Issue[]
}

/** Keywords of the root that look at several fields or at the whole. */
function restOf(root: FormSchema): FormSchema {
  const { $defs: _defs, definitions: _definitions, ...keywords } = root
  const properties = Object.fromEntries(Object.keys(root.properties ?? {}).map((name) => [name, true]))
  return { ...keywords, properties } as unknown as FormSchema
}

/** Only a plain object schema can be checked field by field; the others are one piece. */
function isPlainObject(root: FormSchema): boolean {
  return root.properties !== undefined && root.$ref === undefined && root.unevaluatedProperties === undefined
}

/** What the rules say beyond the schema; only a name that is still missing may wait until publishing. */
function ruleIssues(schema: FormSchema, values: Values): Issue[] {
  const resolve = (part: FormSchema) => followRef(part, schema)
  return recordProblems(schema, values, resolve).map(({ field: pointer, keyword, params }) =>
    keyword === 'namesMissing'
      ? { pointer, keyword: 'nameList', severity: 'publish' }
      : { pointer, keyword, severity: 'error', ...(params && { params }) },
  )
}

/** A check that had to be given up says so; the server checks what could not be checked here. */
function told({ problems, isComplete }: Judgement, index: SchemaIndex<FormSchema>): Issue[] {
  const issues = issuesOf(problems, index)
  return isComplete ? issues : [...issues, { pointer: '', keyword: 'tooMuch', severity: 'publish' }]
}

export function createValidator(given: FormSchema): FormValidator {
  const { schema } = soundSchema(given)
  const index = compileSchema(schema)
  const units = isPlainObject(schema) ? ['', ...Object.keys(schema.properties ?? {})] : ['']
  const rest = units.length > 1 ? index.adopt(restOf(schema), schema) : schema

  const checkUnit = (unit: string, values: Values): Issue[] => {
    const found =
      unit === ''
        ? [
            ...told(interpret(index, values, rest), index),
            ...publishIssues(schema, values),
            ...ruleIssues(schema, values),
          ]
        : checkField(index, unit, values)
    return outsideEmptyRows(found, values)
  }
  return {
    units,
    checkUnit,
    check: (values) => units.flatMap((unit) => checkUnit(unit, values)),
  }
}

function checkField(index: SchemaIndex<FormSchema>, name: string, values: Values): Issue[] {
  const value = own(values, name)
  const part = own(index.root.properties ?? {}, name) as FormSchema | undefined
  if (part === undefined || value === undefined) return []
  return told(interpret(index, value, part, childPointer('', name)), index)
}
