import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import { WARNING_NAMES } from '#contract/values/warnings.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Issue } from '#kit/forms/data/issue.ts'
import { useIssueWords } from '#kit/forms/parts/IssueText.tsx'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { sectionsOf } from '#kit/forms/schema/sections.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import type { SectionIssues } from './problemGroups.ts'
import { issuesBySection, warningsByCode } from './problemGroups.ts'
import type { StaleText } from './useStaleTexts.ts'
import { useStaleTexts } from './useStaleTexts.ts'

type ProblemsPanelProps = {
  uiSchema: FormElement
  issues: readonly Issue[]
  warnings: readonly Warning[]
}

/** Errors, what publishing needs, and what the platform warns of, apart from each other; each leads to its field. */
export function ProblemsPanel({ uiSchema, issues, warnings }: ProblemsPanelProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { schema } = content
  const sections = useMemo(() => sectionsOf(uiSchema, schema, language), [uiSchema, schema, language])
  const errors = issuesBySection(issues, 'error', sections)
  const missing = issuesBySection(issues, 'publish', sections)
  const coded = warningsByCode(warnings)
  const nameOf = (code: string) =>
    WARNING_NAMES[code] ? translate(`warnings.${WARNING_NAMES[code]}`) : translate('problems.code', { code })
  const stale = useStaleTexts(content.store)
  if (errors.length + missing.length + coded.length + stale.length === 0)
    return (
      <EmptyState icon="check" title={translate('problems.none')}>
        {translate('problems.noneText')}
      </EmptyState>
    )
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Part kind="error" groups={errors} />
      <Part kind="publish" groups={missing} />
      {stale.length > 0 && (
        <Group title={translate('problems.stale')} tone="warning">
          {stale.map((text) => (
            <Box component="li" key={text.pointer}>
              <StaleLink text={text} />
            </Box>
          ))}
        </Group>
      )}
      {coded.length > 0 && (
        <Group title={translate('problems.warnings')} tone="warning">
          {coded.map(({ code, messages }) => (
            <Box component="li" key={code}>
              <Box sx={{ typography: 'label', color: 'text.secondary' }}>{nameOf(code)}</Box>
              {messages.map((message) => (
                <Box key={message} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
                  {message}
                </Box>
              ))}
            </Box>
          ))}
        </Group>
      )}
    </Box>
  )
}

type PartProps = { kind: 'error' | 'publish'; groups: readonly SectionIssues[] }

function Part({ kind, groups }: PartProps) {
  const translate = useTranslate()
  if (groups.length === 0) return null
  return (
    <Group title={translate(`problems.${kind}`)} tone={kind === 'error' ? 'error' : 'warning'}>
      {groups.map(({ id, label, issues }) => (
        <Box component="li" key={id}>
          {label !== '' && <Box sx={{ typography: 'label', color: 'text.secondary' }}>{label}</Box>}
          {issues.map((issue) => (
            <IssueLink key={`${issue.pointer} ${issue.keyword}`} issue={issue} />
          ))}
        </Box>
      ))}
    </Group>
  )
}

function IssueLink({ issue }: { issue: Issue }) {
  const { schema } = useContentEditor()
  const words = useIssueWords()
  const fields = useFieldWords(schema)
  const { name } = fields.field(issue.pointer)
  return <PlaceLink pointer={issue.pointer}>{name === '' ? words(issue) : `${name}: ${words(issue)}`}</PlaceLink>
}

function StaleLink({ text }: { text: StaleText }) {
  const { schema } = useContentEditor()
  const translate = useTranslate()
  const fields = useFieldWords(schema)
  const languages = text.languages
    .map((language) => translate(`forms.languages.${language}`, { _: language }))
    .join(', ')
  return <PlaceLink pointer={text.pointer}>{`${fields.field(text.pointer).name}: ${languages}`}</PlaceLink>
}

function PlaceLink({ pointer, children }: { pointer: string; children: string }) {
  const { store } = useContentEditor()
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={() => store.focus(pointer)}
      sx={{ display: 'block', textAlign: 'start', minHeight: 24 }}
    >
      {children}
    </Link>
  )
}

function Group({ title, tone, children }: { title: string; tone: 'error' | 'warning'; children: ReactNode }) {
  return (
    <section>
      <Box
        component="h3"
        sx={{ typography: 'bodyStrong', margin: 0, marginBlockEnd: 2, display: 'flex', alignItems: 'center', gap: 2 }}
      >
        <Box component="span" sx={{ color: `status.${tone}.on`, display: 'flex' }}>
          <Icon name={tone === 'error' ? 'octagon' : 'triangle'} />
        </Box>
        {title}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 3 }}>
        {children}
      </Box>
    </section>
  )
}
