import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { pointerOf } from '#contract/rules/diff/pointer.ts'
import { partsOf } from '#contract/rules/schema/mapParts.ts'
import { indexOfSchema } from '#contract/rules/schema/schemaIndex.ts'
import { areWords, MAX_WORDS } from '#contract/rules/types/areWords.ts'
import { describesObject } from './describesObject.ts'
import { REFERENCES } from './keywords.ts'
import { isSchema, type JsonSchema } from './jsonSchema.ts'

const MAX_DEPTH = 20
const MAX_SCHEMAS = 5_000
const MAX_PROBLEMS = 20
const MAX_CHOICES = 2_000

/** Words that run something or take values from the data; a schema describes data and nothing else. */
const FORBIDDEN: readonly string[] = ['$async', '$data']

/**
 * What makes a schema unfit to be compiled or applied, looked at before any compiler sees it (T34, T35): references
 * that leave the document or turn in circles without going into the data, depth, size. `at` is where the schema
 * stands in the document that is told about.
 */
export function schemaProblems(root: unknown, at = ''): TypeProblem[] {
  if (!isSchema(root)) return [problem(at, 'schemaNoObject', 'This is no schema: it must be an object.')]
  const problems = partProblems(root, at)
  if (problems.length > 0) return problems
  if (!describesObject(root)) return [problem(`${at}/type`, 'schemaRootObject', 'The schema must describe an object.')]
  return circleProblems(root, at)
}

/** What is wrong with single parts, size and depth among it: in time by the schema's length, before all other looks. */
export function partProblems(root: JsonSchema, at = ''): TypeProblem[] {
  const problems: TypeProblem[] = []
  look(root, '', 0, root, { count: 0, problems, at })
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

type Walk = { count: number; problems: TypeProblem[]; at: string }
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
  ownProblems(schema, root).forEach(tell)
  for (const part of partsOf(schema, path)) look(part.schema, part.at, depth + 1, root, walk)
}

function ownProblems(schema: JsonSchema, root: JsonSchema): Found[] {
  const found: Found[] = Object.keys(schema)
    .filter((word) => FORBIDDEN.includes(word))
    .map((word) => forbidden(word, `/${word}`))
  for (const [word, value] of Object.entries(schema))
    if (isSchema(value) && Object.hasOwn(value, '$data')) found.push(forbidden('$data', pointerOf([word])))
  for (const keyword of REFERENCES) found.push(...referenceProblems(schema, keyword, root))
  if (Array.isArray(schema.enum) && schema.enum.length > MAX_CHOICES) {
    const description = `This offers more than ${MAX_CHOICES} choices.`
    found.push({ keyword: 'schemaChoices', description, params: { limit: MAX_CHOICES }, below: '/enum' })
  }
  return [...found, ...wordProblems(schema)]
}

function referenceProblems(schema: JsonSchema, keyword: string, root: JsonSchema): Found[] {
  const value = schema[keyword]
  if (value === undefined) return []
  const ref = String(value).slice(0, 200)
  const index = indexOfSchema(root)
  if (typeof value === 'string' && index.resolve(value, schema) !== undefined) return []
  const below = `/${keyword}`
  // What begins with # or a known address leads nowhere within the document; all else names another one.
  if (ref.startsWith('#'))
    return [{ keyword: 'schemaRef', description: `Nothing in this document stands at ${ref}.`, params: { ref }, below }]
  const description = `${ref} is another document, which is never fetched: take what it describes into this one.`
  return [{ keyword: 'schemaRefElsewhere', description, params: { ref }, below }]
}

function forbidden(word: string, below: string): Found {
  return { keyword: 'schemaWord', description: `A schema may not use ${word}.`, params: { word }, below }
}

/** Words of a field: a short text for each language, English at least. */
function wordProblems(schema: JsonSchema): Found[] {
  const named = ['x-label', 'x-help'].flatMap((word) => (schema[word] === undefined ? [] : [[[word], schema[word]]]))
  const values = isSchema(schema['x-enum']) ? Object.entries(schema['x-enum']) : []
  const all = [...named, ...values.map(([value, words]) => [['x-enum', value], words])] as [string[], unknown][]
  return all
    .filter(([, words]) => !areWords(words))
    .map(([place]) => ({
      keyword: 'schemaWords',
      description: `These words must be texts of at most ${MAX_WORDS} characters by language, English among them.`,
      params: { limit: MAX_WORDS },
      below: pointerOf(place),
    }))
}

/** Keywords whose schemas judge the very value that the schema beside them judges. */
const IN_PLACE: readonly string[] = [
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
]

/** References that lead to references: deeper than this they are told as too many parts. */
const MAX_CHAIN = 500

/**
 * References may turn in circles as long as each round goes further into the data, which ends. What judges one and the
 * same value must end without it, and be of bounded size.
 */
export function circleProblems(root: JsonSchema, at: string): TypeProblem[] {
  const index = indexOfSchema(root)
  const sizes = new Map<JsonSchema, number>()
  const sizeOf = (schema: JsonSchema, depth = 0): number => {
    const ready = sizes.get(schema)
    if (ready !== undefined) return ready
    if (depth > MAX_CHAIN) return MAX_SCHEMAS + 1
    // Until its size is known a schema that comes again is a circle.
    sizes.set(schema, Infinity)
    const parts = partsOf(schema).filter(({ keyword }) => IN_PLACE.includes(keyword))
    const referred = REFERENCES.flatMap((keyword) => {
      const ref = schema[keyword]
      const target = typeof ref === 'string' ? index.resolve(ref, schema) : undefined
      return isSchema(target) ? [target] : []
    })
    const size = [...parts.map((each) => each.schema), ...referred].reduce(
      (sum, each) => sum + sizeOf(each, depth + 1),
      1,
    )
    sizes.set(schema, size)
    return size
  }
  for (const { schema, at: place } of index.parts) {
    const size = sizeOf(schema)
    if (size === Infinity)
      return [problem(at + place, 'schemaCircle', 'This refers to itself without going further into the data.', {})]
    if (size > MAX_SCHEMAS)
      return [
        problem(at + place, 'schemaExpands', `With its references this has more than ${MAX_SCHEMAS} parts.`, {
          limit: MAX_SCHEMAS,
        }),
      ]
  }
  return []
}
