import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { isRange, readRange } from '#contract/rules/geo/range.ts'
import { TYPE_NAME_PATTERN } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import { once } from '../once.ts'
import { plainProblems } from '../types/plainProblem.ts'

/** Whether a schema is one is checked where it is written: judging that takes the schema of schemas, as long as ten of ours. */
const OWN: Options = { meta: false, validateSchema: false, strict: true, strictTypes: false }
/** Addresses carry text, so numbers in a query are read as numbers; a body says what it means (T36). */
const queryAjv = once(() => new Ajv({ ...OWN, coerceTypes: true, allErrors: false }))
const bodyAjv = once(() => new Ajv({ ...OWN, coerceTypes: false, allErrors: true }))

const TYPE_NAME = new RegExp(TYPE_NAME_PATTERN)
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Parameters that name a document, a version or anything else by an id of the server's making. */
const ID_PARAMETERS: readonly string[] = ['id', 'key']
/** Calls whose thing may be a type document or a range of addresses, which these name instead of an id. */
const NAMES_TYPES: readonly string[] = ['listAudit', 'readLock']

export type InputChecks = {
  params: (params: Record<string, string>) => void
  query: (query: Record<string, unknown>) => void
  body: (body: unknown) => void
}

/** The checks of one row. Validators are compiled when they are first needed: a start does not wait for fifty of them. */
export function inputChecks(row: CallRow): InputChecks {
  const query = once(() => queryAjv().compile(row.query))
  const { body: schema } = row
  const body = schema && once(() => bodyAjv().compile(schema))
  return {
    params: (params) => checkParams(params, NAMES_TYPES.includes(row.name)),
    query: (value) => checkQuery(query(), value),
    body: (value) => body && checkBody(body(), value),
  }
}

/** An id that cannot exist is one that does not: the answer is the same, and the database never sees it. */
function checkParams(params: Record<string, string>, namesTypes: boolean): void {
  const isId = (value: string) => ID.test(value) || (namesTypes && (TYPE_NAME.test(value) || isRange(readRange(value))))
  for (const [name, value] of Object.entries(params)) {
    if (ID_PARAMETERS.includes(name) && !isId(value)) throw new DomainError('notFound')
    if (name === 'type' && !TYPE_NAME.test(value)) throw new DomainError('notFound')
    if (value.includes('\0') || !value.isWellFormed()) throw new DomainError('malformed')
  }
}

function checkQuery(validate: ValidateFunction, query: Record<string, unknown>): void {
  for (const value of Object.values(query)) {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new DomainError('malformed')
  }
  if (validate(query)) {
    // A text such as 'Infinity' becomes a number that is held against no bound.
    const endless = Object.keys(query).find((name) => typeof query[name] === 'number' && !Number.isFinite(query[name]))
    if (endless !== undefined) refuseQuery(endless, 'This must be a finite number.')
    return
  }
  const [error] = validate.errors ?? []
  if (error?.keyword === 'additionalProperties') {
    const name = String(error.params.additionalProperty).slice(0, 60)
    throw new DomainError('unknownParameter', { description: `This call knows no parameter '${name}'.` })
  }
  const [problem] = plainProblems(validate.errors)
  refuseQuery(problem?.field.slice(1) ?? '', problem?.description ?? '')
}

function refuseQuery(name: string, problem: string): never {
  const isPage = ['pageNumber', 'pageSize', 'after', 'before'].includes(name)
  throw new DomainError(isPage ? 'badPage' : 'malformed', { description: `${name}: ${problem}` })
}

function checkBody(validate: ValidateFunction, body: unknown): void {
  if (body === undefined) throw new DomainError('malformed', { description: 'The request has no body.' })
  if (validate(body)) return
  const fields = plainProblems(validate.errors)
  const whole = fields.find(({ field }) => field === '')
  if (whole) throw new DomainError('malformed', { description: `The body as a whole: ${whole.description}` })
  throw new DomainError('invalid', { fields })
}
