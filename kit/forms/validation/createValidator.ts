import type { Issue } from '../data/issue.ts'
import { childPointer } from '../data/pointer.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import { compileSchema } from './compileSchema.ts'
import type { CompiledSchema } from './compileSchema.ts'
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

export function createValidator(schema: FormSchema): FormValidator {
  const compiled = compileSchema(schema)
  const { root } = compiled
  const units = isPlainObject(root) ? ['', ...Object.keys(root.properties ?? {})] : ['']
  const rest = units.length > 1 ? restOf(root) : root

  const checkUnit = (unit: string, values: Values): Issue[] => {
    if (unit === '') {
      const errors = compiled.check(values, rest)
      return [...issuesOf(errors, compiled, rest, '#'), ...publishIssues(root, values)]
    }
    return checkField(compiled, unit, values)
  }
  return {
    units,
    checkUnit,
    check: (values) => units.flatMap((unit) => checkUnit(unit, values)),
  }
}

function checkField(compiled: CompiledSchema, name: string, values: Values): Issue[] {
  const part = compiled.root.properties?.[name]
  if (part === undefined || values[name] === undefined) return []
  const schemaAt = `#${childPointer('/properties', name)}`
  const errors = compiled.check(values[name], part, `#${childPointer('', name)}`, schemaAt)
  return outsideEmptyRows(issuesOf(errors, compiled, part, schemaAt), values)
}
