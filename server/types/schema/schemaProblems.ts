import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { linearPattern } from './linearPattern.ts'
import { isSchema, subschemasOf, type JsonSchema } from './subschemas.ts'

const MAX_DEPTH = 20
const MAX_SCHEMAS = 5_000
const MAX_PROBLEMS = 20
const MAX_CHOICES = 2_000
/** Entries of a list without repetition that are compared pair by pair. */
const MAX_COMPARED = 200
/** Steps of all patterns together: reading them takes a quarter of a second at most. */
const MAX_PATTERN_STEPS = 200_000
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

/** Longest word of a label or a help text. */
const MAX_WORDS = 400

/**
 * What makes a schema unfit to be compiled or applied, looked at before any compiler sees it (T34, T35): references
 * that leave the document or turn in circles, depth, size, costly patterns and comparisons. `at` is where the schema
 * stands in the document that is told about.
 */
export function schemaProblems(root: unknown, at = ''): TypeProblem[] {
  if (!isSchema(root)) return [problem(at, 'schemaNoObject', 'This is no schema: it must be an object.')]
  const problems =
    root.type === 'object' ? [] : [problem(`${at}/type`, 'schemaRootObject', 'The schema must describe an object.')]
  const walk: Walk = { count: 0, steps: 0, problems, at }
  look(root, '', 0, root, walk)
  if (problems.length === 0 && expandedSize(root, root, []) > MAX_SCHEMAS)
    problems.push(
      problem(at, 'schemaCircle', 'The schema is too large once its references are resolved, or turns in circles.'),
    )
  return problems
}

export function problem(
  field: string,
  keyword: string,
  description: string,
  params: Readonly<Record<string, unknown>> = {},
): TypeProblem {
  return { field, description, keyword, params }
}

type Walk = { count: number; steps: number; problems: TypeProblem[]; at: string }
type Found = { keyword: string; description: string; params?: Readonly<Record<string, unknown>>; below?: string }

function look(schema: JsonSchema, path: string, depth: number, root: JsonSchema, walk: Walk): void {
  walk.count += 1
  const tell = ({ keyword, description, params, below = '' }: Found) =>
    walk.problems.push(problem(`${walk.at}${path}${below}`, keyword, description, params))
  if (walk.count === MAX_SCHEMAS) {
    const description = `The schema has more than ${MAX_SCHEMAS} parts.`
    walk.problems.push(problem(walk.at, 'schemaParts', description, { limit: MAX_SCHEMAS }))
  }
  if (walk.count >= MAX_SCHEMAS || walk.problems.length >= MAX_PROBLEMS) return
  if (depth > MAX_DEPTH) {
    const description = `This is nested deeper than ${MAX_DEPTH} levels.`
    tell({ keyword: 'schemaDepth', description, params: { limit: MAX_DEPTH } })
    return
  }
  ownProblems(schema, root, walk).forEach(tell)
  for (const sub of subschemasOf(schema, path)) look(sub.schema, sub.path, depth + 1, root, walk)
}

function ownProblems(schema: JsonSchema, root: JsonSchema, walk: Walk): Found[] {
  const found: Found[] = Object.keys(schema)
    .filter((word) => FORBIDDEN.includes(word) || (word === '$id' && schema !== root))
    .map((word) => forbidden(word, `/${word}`))
  for (const [word, value] of Object.entries(schema))
    if (isSchema(value) && Object.hasOwn(value, '$data')) found.push(forbidden('$data', `/${word}`))
  if (schema.$ref !== undefined && !resolve(schema.$ref, root)) {
    const ref = String(schema.$ref).slice(0, 200)
    const description = `This refers to ${ref}, which is not in this document.`
    found.push({ keyword: 'schemaRef', description, params: { ref }, below: '/$ref' })
  }
  if (Array.isArray(schema.enum) && schema.enum.length > MAX_CHOICES) {
    const description = `This offers more than ${MAX_CHOICES} choices.`
    found.push({ keyword: 'schemaChoices', description, params: { limit: MAX_CHOICES }, below: '/enum' })
  }
  if (schema.uniqueItems === true && !isCheapToCompare(schema)) {
    const description = `This compares its entries pair by pair: give it plain items or a maxItems of at most ${MAX_COMPARED}.`
    found.push({ keyword: 'schemaCompares', description, params: { limit: MAX_COMPARED }, below: '/uniqueItems' })
  }
  return [...found, ...patternProblems(schema, walk), ...wordProblems(schema)]
}

function forbidden(word: string, below: string): Found {
  return { keyword: 'schemaWord', description: `A type's schema may not use ${word}.`, params: { word }, below }
}

function patternProblems({ pattern, patternProperties }: JsonSchema, walk: Walk): Found[] {
  const patterns = [
    ...(typeof pattern === 'string' ? [[pattern, '/pattern'] as const] : []),
    ...(isSchema(patternProperties)
      ? Object.keys(patternProperties).map((each) => [each, '/patternProperties'] as const)
      : []),
  ]
  return patterns.flatMap(([source, below]) => {
    if (walk.steps > MAX_PATTERN_STEPS) return []
    try {
      walk.steps += linearPattern(source).steps
      if (walk.steps > MAX_PATTERN_STEPS) throw new Error('all patterns together are too complicated')
      return []
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const description = `This pattern cannot be used: ${reason}.`
      return [{ keyword: 'schemaPattern', description, params: { reason }, below }]
    }
  })
}

/** Words of a field: a short text for each language, English at least. */
function wordProblems(schema: JsonSchema): Found[] {
  const named = ['x-label', 'x-help'].flatMap((word) => (schema[word] === undefined ? [] : [[word, schema[word]]]))
  const values = isSchema(schema['x-enum']) ? Object.entries(schema['x-enum']) : []
  const all = [...named, ...values.map(([value, words]) => [`x-enum/${value}`, words])] as [string, unknown][]
  return all
    .filter(([, words]) => !areWords(words))
    .map(([word]) => ({
      keyword: 'schemaWords',
      description: `These words must be texts of at most ${MAX_WORDS} characters by language, English among them.`,
      params: { limit: MAX_WORDS },
      below: `/${word}`,
    }))
}

export function areWords(words: unknown): boolean {
  if (!isSchema(words) || typeof words.en !== 'string') return false
  return LANGUAGES.every((language) => {
    const text = words[language]
    return text === undefined || (typeof text === 'string' && text.length <= MAX_WORDS)
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
