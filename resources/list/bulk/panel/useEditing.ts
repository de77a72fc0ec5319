import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { rightsOfBulk } from '#contract/rules/bulk/rightsOfBulk.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { TypeForm } from '#kit/parts/context/providerTypes.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import type { Why } from '#kit/parts/why/why.ts'
import { bulkFields } from '../changes/bulkFields.ts'
import { refusedEdit } from '../changes/refusedEdits.ts'
import { changeSetOf, isComplete } from '../draft/bulkDraft.ts'
import { useBulkDraft } from '../draft/useBulkDraft.ts'
import type { MeantTitles } from '../meantTitles.ts'
import { useBulkChange } from '../useBulkChange.ts'

/** A bulk change of fields: what is offered, what was entered, what became of it. */
export function useEditing(type: TypeSummary, form: TypeForm, meant: MeantTitles | undefined) {
  const translate = useTranslate()
  const { actor } = useConsole()
  const fields = useFields(form)
  const state = useBulkDraft(actor.uid, type.type)
  const missing = useMissingRights(rightsOfBulk({ publish: true }, type))
  const mayPublish = hasTrait(type, 'publishable') && missing === undefined
  // What was kept may name a field that the type has no longer, or a right that one has no longer.
  const draft = useMemo(() => {
    const known = new Set(fields.map(({ path }) => path))
    const edits = state.draft.edits.filter(({ path }) => known.has(path))
    return { edits, publish: state.draft.publish && mayPublish }
  }, [state.draft, fields, mayPublish])
  const changes = useMemo(() => changeSetOf(draft), [draft])
  const change = useBulkChange(type.type, meant, changes, state.clear)
  const isLacking = draft.edits.some((edit) => !isComplete(edit) || state.wrong.has(edit.id))
  const lack = !meant ? 'noTitles' : draft.edits.length === 0 ? 'noChanges' : isLacking ? 'incomplete' : undefined
  const why: Why | undefined = lack && { words: translate(`bulk.why.${lack}`) }
  const problemsOf = (id: number) =>
    change.refused.flatMap(({ field, description }) =>
      refusedEdit(draft.edits, field)?.id === id ? [description] : [],
    )
  return { fields, state: { ...state, draft }, change, why, problemsOf }
}

function useFields({ schema, uiSchema }: TypeForm) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const hasBulkChanges = useServiceHas('bulkChanges')
  return useMemo(
    () =>
      bulkFields(schema, uiSchema as FormElement, {
        language,
        languageName: (code) => translate(`forms.languages.${code}`, { _: code }),
        inAllLanguages: (field) => translate('bulk.field.allLanguages', { field }),
        hasBulkChanges,
      }),
    [schema, uiSchema, language, translate, hasBulkChanges],
  )
}
