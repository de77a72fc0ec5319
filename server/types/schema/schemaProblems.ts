import { linearPattern } from './linearPattern.ts'
import { isSchema, subschemasOf, type JsonSchema } from './subschemas.ts'

const MAX_DEPTH = 20
const MAX_SCHEMAS = 5_000
const MAX_PROBLEMS = 20
const MAX_CHOICES = 2_000
/** Entries of a list without repetition that are compared pair by pair. */
const MAX_COMPARED = 200
const PLAIN_TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'null']

/** Words that load, run or rename things; a type document describes data and nothing else. */
const FORBIDDEN: readonly string[] = [
  '$anchor',
  '$async',
  '$data',
  '$dynamicAnchor',
  '$dynamicRef',
  '$recursiveAnchor',
  '$recursiveRef',
  '$vocabulary',
  'id',
]

/**
 * What makes a schema unfit to be compiled or applied, looked at before any compiler sees it (T34, T35): references
 * that leave the document or turn in circles, depth, size, costly patterns and comparisons.
 */
export function schemaProblems(root: unknown): string[] {
  if (!isSchema(root)) return ['The schema is no object.']
  const problems = root.type === 'object' ? [] : ['The schema must describe an object.']
  const walk = { count: 0, problems }
  look(root, '', 0, root, walk)
  if (problems.length === 0 && expandedSize(root, root, []) > MAX_SCHEMAS)
    problems.push('The schema is too large once its references are resolved.')
  return problems
}

type Walk = { count: number; problems: string[] }

function look(schema: JsonSchema, path: string, depth: number, root: JsonSchema, walk: Walk): void {
  walk.count += 1
  if (walk.count === MAX_SCHEMAS) walk.problems.push(`The schema has more than ${MAX_SCHEMAS} parts.`)
  if (walk.count >= MAX_SCHEMAS || walk.problems.length >= MAX_PROBLEMS) return
  if (depth > MAX_DEPTH) {
    walk.problems.push(`${path} is nested deeper than ${MAX_DEPTH} levels.`)
    return
  }
  walk.problems.push(...ownProblems(schema, root).map((text) => `${path || 'The schema'} ${text}`))
  for (const sub of subschemasOf(schema, path)) look(sub.schema, sub.path, depth + 1, root, walk)
}

function ownProblems(schema: JsonSchema, root: JsonSchema): string[] {
  const problems = Object.keys(schema)
    .filter((word) => FORBIDDEN.includes(word) || (word === '$id' && schema !== root))
    .map((word) => `may not use ${word}.`)
  for (const [word, value] of Object.entries(schema)) {
    if (isSchema(value) && Object.hasOwn(value, '$data')) problems.push(`may not use $data in ${word}.`)
  }
  if (schema.$ref !== undefined && !resolve(schema.$ref, root))
    problems.push(`refers to ${String(schema.$ref)}, which is not in this document.`)
  if (Array.isArray(schema.enum) && schema.enum.length > MAX_CHOICES)
    problems.push(`offers more than ${MAX_CHOICES} choices.`)
  if (schema.uniqueItems === true && !isCheapToCompare(schema)) {
    problems.push(`compares its entries pair by pair: give it plain items or a maxItems of at most ${MAX_COMPARED}.`)
  }
  return [...problems, ...patternProblems(schema)]
}

function patternProblems({ pattern, patternProperties }: JsonSchema): string[] {
  const patterns = [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...(isSchema(patternProperties) ? Object.keys(patternProperties) : []),
  ]
  return patterns.flatMap((source) => {
    try {
      linearPattern(source)
      return []
    } catch (error) {
      return [`has a pattern that cannot be used: ${error instanceof Error ? error.message : String(error)}.`]
    }
  })
}

/** ajv compares plain values by a table and everything else each with each. */
function isCheapToCompare({ items, maxItems }: JsonSchema): boolean {
  if (isSchema(items) && PLAIN_TYPES.includes(items.type)) return true
  return typeof maxItems === 'number' && maxItems <= MAX_COMPARED
}

function resolve(ref: unknown, root: JsonSchema): JsonSchema | undefined {
  const match = /^#\/(definitions|\$defs)\/([\w-]+)$/.exec(String(ref))
  if (!match) return undefined
  const group = root[match[1] ?? '']
  const target = isSchema(group) ? group[match[2] ?? ''] : undefined
  return isSchema(target) ? target : undefined
}

/** Schemas that stand there once every reference is replaced by what it names; a circle counts as infinite. */
function expandedSize(schema: JsonSchema, root: JsonSchema, open: readonly JsonSchema[]): number {
  if (open.includes(schema)) return Infinity
  const inside = [...open, schema]
  const referred = schema.$ref === undefined ? undefined : resolve(schema.$ref, root)
  let size = 1
  const parts = subschemasOf(schema).filter(({ keyword }) => keyword !== 'definitions' && keyword !== '$defs')
  for (const part of [...parts.map((each) => each.schema), ...(referred ? [referred] : [])]) {
    size += expandedSize(part, root, inside)
    if (size > MAX_SCHEMAS) return size
  }
  return size
}
