import type { ErrorObject } from 'ajv'
import { pointerOf } from '#contract/rules/diff/pointer.ts'
import type { FieldError } from '#contract/wire/errors.ts'

const MAX_PROBLEMS = 100

/** Keywords whose complaint only repeats what another one says in more detail. */
const WRAPPERS: readonly string[] = ['if', 'allOf', 'propertyNames']

/**
 * What a validator found, by field and in plain English, with keyword and params for whoever words it in another
 * language. `field` is a JSON pointer to the value itself: to the one that is missing, not to the object it is missing in.
 */
export function plainProblems(errors: readonly ErrorObject[] | null | undefined): FieldError[] {
  const seen = new Set<string>()
  const problems: FieldError[] = []
  for (const error of errors ?? []) {
    if (WRAPPERS.includes(error.keyword) || isOfOtherForm(error, errors ?? [])) continue
    const problem = plainProblem(error)
    const key = `${problem.field} ${problem.keyword}`
    if (seen.has(key) || problems.length >= MAX_PROBLEMS) continue
    seen.add(key)
    problems.push(problem)
  }
  return problems
}

/**
 * Whether it only says that a value is not of the one form, while it is of another one that it breaks elsewhere: a list
 * that is too long is no text, and what is to be said is its length.
 */
function isOfOtherForm({ keyword, schemaPath, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const union = keyword === 'type' ? /^.*\/anyOf\/(?=\d+\/type$)/.exec(schemaPath)?.[0] : undefined
  if (union === undefined) return false
  return errors.some(
    (other) => other.schemaPath.startsWith(union) && !(other.keyword === 'type' && other.instancePath === instancePath),
  )
}

function plainProblem({ instancePath, keyword, params }: ErrorObject): FieldError {
  const inner = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const field = inner === undefined ? instancePath : instancePath + pointerOf([String(inner)])
  return { field, description: `${sentence(keyword, params)}.`, keyword, params }
}

function sentence(keyword: string, params: ErrorObject['params']): string {
  const write = SENTENCES[keyword]
  return write ? write(params) : 'This is not accepted here'
}

const count = (limit: unknown, one: string, many: string) => `${String(limit)} ${limit === 1 ? one : many}`

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'an instant such as 2026-01-31T12:00:00.000Z',
  time: 'a time of day',
  uri: 'a complete web address',
  email: 'an e-mail address',
  uuid: 'an id',
}

const SENTENCES: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  required: () => 'This is missing',
  dependentRequired: () => 'This is missing',
  type: ({ type }) =>
    `This must be ${[type]
      .flat()
      .map((name) => TYPES[String(name)] ?? String(name))
      .join(' or ')}`,
  enum: ({ allowedValues }) =>
    `This must be one of: ${(allowedValues as unknown[]).slice(0, 20).map(String).join(', ')}`,
  const: ({ allowedValue }) => `This must be ${JSON.stringify(allowedValue)}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'This is empty' : `This needs at least ${count(limit, 'character', 'characters')}`,
  maxLength: ({ limit }) => `This may have at most ${count(limit, 'character', 'characters')}`,
  pattern: () => 'This does not have the expected form',
  format: ({ format }) => `This must be ${FORMATS[String(format)] ?? `in the form of ${String(format)}`}`,
  minimum: ({ limit }) => `This must be at least ${String(limit)}`,
  maximum: ({ limit }) => `This may be at most ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `This must be more than ${String(limit)}`,
  exclusiveMaximum: ({ limit }) => `This must be less than ${String(limit)}`,
  multipleOf: ({ multipleOf }) => `This must be a multiple of ${String(multipleOf)}`,
  minItems: ({ limit }) => (limit === 1 ? 'This is empty' : `This needs at least ${count(limit, 'entry', 'entries')}`),
  maxItems: ({ limit }) => `This may have at most ${count(limit, 'entry', 'entries')}`,
  uniqueItems: ({ i, j }) => `Entries ${Number(j) + 1} and ${Number(i) + 1} are the same`,
  contains: () => 'This lacks an entry that must be there',
  additionalProperties: () => 'This field is not known',
  unevaluatedProperties: () => 'This field is not known',
  oneOf: () => 'This fits none, or more than one, of the forms it may have',
  anyOf: () => 'This fits none of the forms it may have',
  not: () => 'This may not be so',
}
