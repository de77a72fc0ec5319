import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Language } from '#contract/values/languages.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Issue } from './data/issue.ts'
import type { FormStore } from './formStore.ts'
import { useIssueWords } from './parts/IssueText.tsx'
import { fieldName } from './schema/fieldName.ts'
import type { FormSchema } from './schema/formSchema.ts'

/** More than this are counted: whoever mends these sees the next. */
const LISTED = 20

const Box = styled('section')(({ theme: { vars, typography, shape } }) => ({
  ...typography.body2,
  display: 'grid',
  gap: 6,
  padding: 12,
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.surface.well,
  boxShadow: `inset 0 0 0 1px ${vars.palette.line.hair}`,
  '& h3': { ...typography.label, display: 'flex', alignItems: 'center', gap: 6, margin: 0 },
  '& [data-tone=error] > svg': { color: vars.palette.status.error.on },
  '& [data-tone=warning] > svg': { color: vars.palette.status.warning.on },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& button': {
    ...typography.body2,
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 6,
    padding: 0,
    border: 0,
    fontFamily: 'inherit',
    textAlign: 'start',
    color: vars.palette.text.primary,
    background: 'none',
    cursor: 'pointer',
    '& > span:first-of-type': { textDecoration: 'underline' },
    '& > span:last-of-type': { color: vars.palette.text.secondary },
  },
}))

function useIssues(store: FormStore): readonly Issue[] {
  const last = useRef<readonly Issue[]>([])
  const subscribe = useCallback((changed: () => void) => store.watch(changed), [store])
  return useSyncExternalStore(subscribe, () => {
    const now = store.issues()
    if (!sameJson(now, last.current)) last.current = now
    return last.current
  })
}

type ListProps = { issues: readonly Issue[]; tone: 'error' | 'warning' } & Omit<IssueSummaryProps, 'className'>

function IssueList({ issues, tone, store, schema, language }: ListProps) {
  const translate = useTranslate()
  const words = useIssueWords()
  if (issues.length === 0) return null
  const hidden = issues.length - LISTED
  return (
    <>
      <h3 data-tone={tone}>
        <Icon name={tone === 'error' ? 'octagon' : 'triangle'} size="small" />
        {translate(`schemaForms.summary.${tone}`, { smart_count: issues.length })}
      </h3>
      <ul>
        {issues.slice(0, LISTED).map((issue) => (
          <li key={`${issue.pointer} ${issue.keyword}`}>
            <button type="button" onClick={() => store.focus(issue.pointer)}>
              <span>{fieldName(issue.pointer, schema, language) || translate('schemaForms.summary.whole')}</span>
              <span>{words(issue)}</span>
            </button>
          </li>
        ))}
        {hidden > 0 && <li>{translate('schemaForms.moreMistakes', { smart_count: hidden })}</li>}
      </ul>
    </>
  )
}

type IssueSummaryProps = { store: FormStore; schema: FormSchema; language: Language }

/** Everything that is wrong in a form, errors apart from what only publishing needs; each line leads to its field. */
export function IssueSummary(props: IssueSummaryProps) {
  const translate = useTranslate()
  const issues = useIssues(props.store)
  if (issues.length === 0) return null
  return (
    <Box aria-label={translate('schemaForms.summary.title')}>
      <IssueList {...props} tone="error" issues={issues.filter(({ severity }) => severity === 'error')} />
      <IssueList {...props} tone="warning" issues={issues.filter(({ severity }) => severity === 'publish')} />
    </Box>
  )
}
