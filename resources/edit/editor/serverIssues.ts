import { indexPointer } from '#contract/rules/diff/pointer.ts'
import type { ApiError } from '#kit/parts/context/providerTypes.ts'
import type { FormValues } from '#kit/forms/formStore.ts'
import type { Issue } from '#kit/forms/data/issue.ts'

/** What the server says of fields, at the fields of the form. Refusals without a field stay with the notice. */
export function serverIssues(error: ApiError, values: FormValues): Issue[] {
  return error.errors.flatMap(({ field, description }): Issue[] =>
    field
      ? [{ pointer: indexPointer(values, field) ?? field, keyword: 'server', message: description, severity: 'error' }]
      : [],
  )
}
