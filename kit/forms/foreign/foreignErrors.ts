import type { ErrorObject } from 'ajv'
import type { Issue } from '../data/issue.ts'

/** Issues as JSON Forms expects the errors of ajv, each with its words in the language of the form. */
export function foreignErrors(issues: readonly Issue[], words: (issue: Issue) => string): ErrorObject[] {
  return issues.map((issue) => ({
    instancePath: issue.pointer,
    schemaPath: '#',
    // JSON Forms joins what a combinator says to a schema that is not known here: words alone are meant.
    keyword: 'said',
    params: {},
    message: words(issue),
  }))
}
