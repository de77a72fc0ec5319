import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useFormat } from '../../format/FormatProvider.tsx'
import type { Formatter } from '../../format/createFormatter.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { Issue } from '../data/issue.ts'

/** Numbers in messages are written as the user writes numbers; `smart_count` chooses the plural and stays a number. */
function readable(params: Issue['params'], format: Formatter): Record<string, string | number> {
  const entries = Object.entries(params ?? {})
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'smart_count' ? format.number(value, 6) : value,
    ]),
  )
}

/** Words of an issue: the server's own, or ours for the keyword. */
export function useIssueWords(): (issue: Issue) => string {
  const translate = useTranslate()
  const format = useFormat()
  return useCallback(
    ({ message, keyword, params }) => message ?? translate(`forms.errors.${keyword}`, readable(params, format)),
    [translate, format],
  )
}

/** The first issue of a field, in words, under the field. */
export function IssueText({ id, issue }: { id: string; issue: Issue }) {
  const words = useIssueWords()
  const tone = issue.severity === 'error' ? 'error' : 'warning'
  return (
    <p id={id} className="f-issue" data-tone={tone} aria-live="polite">
      <Icon name={tone === 'error' ? 'octagon' : 'triangle'} size="tiny" />
      {words(issue)}
    </p>
  )
}
