import { useLocale, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Issue } from '../data/issue.ts'

/** Bounds of a value, which stand in the message as the value does in its field: a year has no thousands sign. */
const VALUE_BOUNDS: readonly (string | undefined)[] = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']

/** Numbers in messages are written as the user writes numbers; `smart_count` chooses the plural and stays a number. */
function readable({ params, keyword }: Issue, format: Formatter): Record<string, string | number> {
  const isTyped = VALUE_BOUNDS.includes(keyword)
  const entries = Object.entries(params ?? {})
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'number' && name !== 'smart_count' ? (isTyped ? String(value) : format.number(value, 6)) : value,
    ]),
  )
}

/** 'A text or a number': the kinds of value that would fit, in words. */
function kindWords(params: Issue['params'], translate: (key: string) => string): Record<string, string> {
  if (typeof params?.kinds !== 'string') return {}
  return {
    kinds: params.kinds
      .split(' ')
      .map((kind) => translate(`schemaForms.kinds.${kind}`))
      .join(' / '),
  }
}

/** Words of an issue: the server's own, or ours for the keyword. */
export function useIssueWords(): (issue: Issue) => string {
  const translate = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  return useCallback(
    (issue) => {
      const { message, keyword, params, nearest } = issue
      if (message) return message
      const words = translate(`forms.errors.${keyword}`, {
        ...readable(issue, format),
        ...kindWords(params, translate),
      })
      if (!nearest) return words
      const name = nearest.labels
        ? textIn(nearest.labels, interfaceLanguage(locale))
        : (nearest.title ??
          translate(nearest.kind ? `schemaForms.kindNames.${nearest.kind}` : 'forms.alternative', { n: nearest.n }))
      return translate('forms.errors.nearest', { name, words })
    },
    [translate, format, locale],
  )
}

/** How a date is typed, beside the specification's bare words for one that cannot be read (section 5). */
const EXAMPLES: Readonly<Record<string, string>> = {
  'format.date': 'forms.typeAs.date',
  'format.date-time': 'forms.typeAs.date-time',
}

/** The first issue of a field, in words, under the field. */
export function IssueText({ id, issue }: { id: string; issue: Issue }) {
  const words = useIssueWords()
  const translate = useTranslate()
  const example = issue.message ? undefined : EXAMPLES[issue.keyword]
  const tone = issue.severity === 'error' ? 'error' : 'warning'
  return (
    <p id={id} className="f-issue" data-tone={tone} aria-live="polite">
      <Icon name={tone === 'error' ? 'octagon' : 'triangle'} size="tiny" />
      {example ? (
        <>
          <span>{words(issue)}</span>
          <span>{translate(example)}</span>
        </>
      ) : (
        words(issue)
      )}
    </p>
  )
}
