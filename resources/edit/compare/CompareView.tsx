import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import { takeOver } from '#contract/rules/versions/compareVersions.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { isPutBackable } from '#kit/record/audit/isPutBackable.ts'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { sectionsOf } from '#kit/forms/schema/sections.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { FormSkeleton } from '#kit/parts/layoutParts/FormSkeleton.tsx'
import type { Versions } from '#kit/record/versions/useVersions.ts'
import { FormColumn } from '../form/FormColumn.tsx'
import { takeIntoForm } from '../form/takeIntoForm.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import { useContentEditor } from '../useContentEditor.ts'
import type { Compared, ComparedSection } from './comparedSides.ts'
import { comparedSections, FORM } from './comparedSides.ts'
import { CompareHead } from './CompareHead.tsx'
import type { Take } from './CompareRow.tsx'
import { CompareRow } from './CompareRow.tsx'
import { useComparedSide } from './useComparedSide.ts'

type CompareViewProps = {
  uiSchema: FormElement
  versions: Versions
  compared: Compared
  onCompare: (compared: Compared) => void
  onBack: () => void
}

/** Any two versions, or a version and the form, field by field; single fields are taken over into the form. */
export function CompareView({ uiSchema, versions, compared, onCompare, onBack }: CompareViewProps) {
  const content = useContentEditor()
  const left = useComparedSide(content, compared.left)
  const right = useComparedSide(content, compared.right)
  const failed = [left, right].find(({ error }) => error)
  const isThere = left.record !== undefined && right.record !== undefined
  return (
    <FormColumn head={<CompareHead versions={versions} compared={compared} onCompare={onCompare} onBack={onBack} />}>
      {failed ? (
        <CallError error={failed.error} onRetry={failed.retry} />
      ) : isThere ? (
        <Differences uiSchema={uiSchema} left={left.record} right={right.record} compared={compared} />
      ) : (
        <FormSkeleton />
      )}
    </FormColumn>
  )
}

type DifferencesProps = {
  uiSchema: FormElement
  left: object | undefined
  right: object | undefined
  compared: Compared
}

function Differences({ uiSchema, left = {}, right = {}, compared }: DifferencesProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { schema } = content
  const words = useFieldWords(schema)
  const sections = useMemo(() => sectionsOf(uiSchema, schema, language), [uiSchema, schema, language])
  const found = useMemo(() => comparedSections(left, right, sections), [left, right, sections])
  if (found.length === 0) return <EmptyState icon="layers" title={translate('history.same')} />
  const sources = { before: left, after: right }
  const takesOf = (change: FieldChange) => takes(content, compared, sources, change, translate)
  const count = found.reduce((sum, { changes }) => sum + changes.length, 0)
  return (
    <Box role="group" aria-label={translate('history.differences', { smart_count: count })}>
      {found.map((section) => (
        <SectionRows key={section.id} section={section} words={words} takesOf={takesOf} />
      ))}
    </Box>
  )
}

type Takes = Readonly<Record<'before' | 'after', Take | undefined>>

/** A side that is the form has nothing to give; a form that is only read takes nothing. */
function takes(
  { store, mode }: ContentEditor,
  compared: Compared,
  sources: Readonly<Record<'before' | 'after', object>>,
  change: FieldChange,
  translate: (key: string) => string,
): Takes {
  const takeFrom = (side: 'before' | 'after', key: string): Take | undefined => {
    if (mode === 'read' || key === FORM || !isPutBackable(change)) return undefined
    const run = () => takeIntoForm(store, takeOver(store.values(), sources[side], change))
    return { label: translate('history.take'), run }
  }
  return { before: takeFrom('before', compared.left), after: takeFrom('after', compared.right) }
}

type SectionRowsProps = { section: ComparedSection; words: FieldWords; takesOf: (change: FieldChange) => Takes }

function SectionRows({ section, words, takesOf }: SectionRowsProps) {
  const id = useId()
  return (
    <Box sx={{ marginBlockEnd: 6 }}>
      {section.label !== '' && (
        <Box component="h2" id={id} sx={{ typography: 'subtitle2', margin: 0, paddingBlock: '12px 8px' }}>
          {section.label}
        </Box>
      )}
      <div role="table" {...(section.label !== '' && { 'aria-labelledby': id })}>
        {section.changes.map((change) => (
          <CompareRow key={change.field} change={change} words={words} takes={takesOf(change)} />
        ))}
      </div>
    </Box>
  )
}
