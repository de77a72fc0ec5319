import { useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { sectionsOf } from '#kit/forms/schema/sections.ts'
import { PresenceStack } from '#kit/record/presence/PresenceStack.tsx'
import { usePresence } from '#kit/record/presence/usePresence.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { useCurrentSection } from '../form/useCurrentSection.ts'

type EditorPresenceProps = { uiSchema: FormElement; scroll: HTMLElement | null }

/** Who else has the record open, and in which section of the form. */
export function EditorPresence({ uiSchema, scroll }: EditorPresenceProps) {
  const { language } = useFormat().settings
  const { record, schema, lock } = useContentEditor()
  const place = useCurrentSection(scroll)
  const people = usePresence({ target: record, mode: lock.view.kind === 'mine' ? 'edit' : 'view', place })
  const names = useMemo(
    () => new Map(sectionsOf(uiSchema, schema, language).map(({ id, label }) => [id, label])),
    [uiSchema, schema, language],
  )
  return <PresenceStack people={people} placeName={(id) => names.get(id)} />
}
