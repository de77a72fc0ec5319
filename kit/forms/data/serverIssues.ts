import { indexPointer } from '#contract/rules/diff/pointer.ts'
import type { WireError } from '#contract/wire/envelope.ts'
import type { Issue } from './issue.ts'

/** What the server says of fields, at the fields of the form. Refusals without a field stay with the notice. */
export function serverIssues(errors: readonly WireError[], values: Readonly<Record<string, unknown>>): Issue[] {
  return errors.flatMap(({ field, description }): Issue[] =>
    field
      ? [{ pointer: indexPointer(values, field) ?? field, keyword: 'server', message: description, severity: 'error' }]
      : [],
  )
}
