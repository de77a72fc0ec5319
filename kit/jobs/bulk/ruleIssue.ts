import type { ReasonParams } from '#contract/values/reason.ts'
import type { Issue } from '#kit/forms/data/issue.ts'
import { issueParams } from '#kit/forms/validation/issueParams.ts'

/** What a validator's params call the value of a rule, where it is not `limit`. */
const VALUE_AT: Readonly<Record<string, string>> = {
  type: 'type',
  format: 'format',
  pattern: 'pattern',
  const: 'allowedValue',
  enum: 'allowedValues',
  multipleOf: 'multipleOf',
}
const UNKNOWN_FIELD = ['additionalProperties', 'unevaluatedProperties']
const PLAIN = ['required', 'not', 'anyOf', 'oneOf', 'contains', 'dependentRequired']
const LIMITS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
]

type Rule = { keyword: string; params?: ReasonParams | undefined }

/** A rule that the server's validator found broken, as the form words it; undefined where the form has no words for it. */
export function ruleIssue({ keyword, params = {} }: Rule): Pick<Issue, 'keyword' | 'params'> | undefined {
  if (UNKNOWN_FIELD.includes(keyword)) return { keyword: 'unknownProperty' }
  if (PLAIN.includes(keyword)) return { keyword }
  if (keyword === 'uniqueItems') return issueParams(keyword, {}, String(Math.max(at(params.i), at(params.j))))
  if (keyword === 'propertyNames') return issueParams(keyword, {}, String(params.propertyName ?? ''))
  const name = VALUE_AT[keyword] ?? (LIMITS.includes(keyword) ? 'limit' : undefined)
  if (name === undefined) return undefined
  // What is too long for a sentence has been left out: the keyword alone still says what is wrong.
  const value = params[name]
  return value === undefined ? withoutValue(keyword) : issueParams(keyword, { [keyword]: value })
}

const at = (place: unknown) => (typeof place === 'number' ? place : 0)

function withoutValue(keyword: string): Pick<Issue, 'keyword'> | undefined {
  return keyword === 'enum' || keyword === 'pattern' ? { keyword } : undefined
}
