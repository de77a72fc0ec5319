import type { CallName } from '#contract/wire/calls.ts'
import { errorRow, type ErrorCode } from '#contract/wire/errors.ts'
import { ApiError } from '#dataProvider/apiError.ts'

/** What a call of the provider fails with where the server refuses it, at a field where one is named. */
export function aRefusal(call: CallName, code: ErrorCode, field?: string): ApiError {
  const { number, text, status } = errorRow(code)
  const errors = [{ code: number, description: text, ...(field !== undefined && { field }) }]
  return new ApiError('refused', call, { status, errors })
}
