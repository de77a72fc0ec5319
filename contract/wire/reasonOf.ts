import type { Reason, ReasonParams } from '#contract/values/reason.ts'
import { errorRow, type DomainError } from './errors.ts'

/** The reason that a job keeps of a refusal. */
export function reasonOf({ code, details }: DomainError): Reason {
  const [first] = details.fields ?? []
  const field = first?.field ?? details.field
  const { keyword } = first ?? {}
  const params = keyword === undefined ? undefined : shortParams(first?.params ?? {})
  return {
    code: errorRow(code).number,
    description: first?.description ?? details.description ?? errorRow(code).text,
    ...(field ? { field } : {}),
    ...(keyword === undefined ? {} : { keyword }),
    ...(params && Object.keys(params).length > 0 ? { params } : {}),
  }
}

const MOST_SIGNS = 120
const MOST_VALUES = 5

/** Whole choices and patterns stand in no sentence, and a job keeps a reason for each of its titles. */
function shortParams(params: ReasonParams): ReasonParams {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) =>
      Array.isArray(value) ? value.length <= MOST_VALUES && value.every(isShort) : isShort(value),
    ),
  )
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MOST_SIGNS
  return typeof value === 'number' || typeof value === 'boolean'
}
