import type { Texts } from '#contract/values/languages.ts'
import type { Pointer } from './pointer.ts'

/** `error` stops every save; `publish` only stops publishing and shows as a warning in a draft (style section 3). */
export type Severity = 'error' | 'publish'

type Alternative = { n: number; labels?: Texts; title?: string; kind?: string }

/** What is wrong at one place of a form. Its words are `forms.errors.{keyword}` unless the server sent its own. */
export type Issue = {
  pointer: Pointer
  keyword: string
  params?: Readonly<Record<string, string | number>>
  severity: Severity
  message?: string
  /** It speaks against the alternative that the value comes nearest to: its name, or its number from 1. */
  nearest?: Alternative
}

export type IssuesByPointer = ReadonlyMap<Pointer, readonly Issue[]>

export const NO_ISSUES: readonly Issue[] = []

export function byPointer(issues: readonly Issue[]): Map<Pointer, readonly Issue[]> {
  const grouped = new Map<Pointer, Issue[]>()
  for (const issue of issues) {
    const list = grouped.get(issue.pointer)
    if (list) list.push(issue)
    else grouped.set(issue.pointer, [issue])
  }
  return grouped
}
