import { ApiError } from '../apiError.ts'

/** An answer that is not what the call answers; what was expected stands in the error's details, in English. */
export function unreadable(call: string, status: number, expected: string, came: unknown): ApiError {
  const description = `${call}: ${expected} was expected, ${nameOf(came)} came.`
  return new ApiError('unreadable', call, { status, errors: [{ code: status, description }] })
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
