import { useMemo } from 'react'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { sectionsOf } from '#kit/forms/schema/sections.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { RecordPresence } from '#kit/record/bar/RecordPresence.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import { useCurrentSection } from '../form/useCurrentSection.ts'

type EditorPresenceProps = { uiSchema: FormElement; scroll: HTMLElement | null }

/** Who else has the title open, and in which section of the form. */
export function EditorPresence({ uiSchema, scroll }: EditorPresenceProps) {
  const { language } = useFormat().settings
  const { schema } = useContentEditor()
  const place = useCurrentSection(scroll)
  const names = useMemo(
    () => new Map(sectionsOf(uiSchema, schema, language).map(({ id, label }) => [id, label])),
    [uiSchema, schema, language],
  )
  return <RecordPresence place={place} placeName={(id) => names.get(id)} />
}
