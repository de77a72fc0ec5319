import { type Ref, useMemo } from 'react'
import { AirContext } from '#kit/parts/context/AirContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { FieldMarksContext } from '#kit/forms/parts/FieldMarks.tsx'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { catalogUrn } from '#contract/values/urn.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { notedPlaces } from '#kit/parts/review/notedPlaces.ts'
import { useDocumentNotes } from '#kit/parts/review/useDocumentNotes.ts'
import { NumberCheck } from '../channelNumber/NumberCheck.tsx'
import { EditorBanners } from '../banners/EditorBanners.tsx'
import { useAirOfValues } from '../onAir/useAirOfValues.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { FormColumn } from './FormColumn.tsx'

type EditorFormProps = { uiSchema: FormElement; scrollRef: Ref<HTMLElement> }

/** The form that is being edited, under what the person should know. */
export function EditorForm({ uiSchema, scrollRef }: EditorFormProps) {
  const { language } = useFormat().settings
  const { schema, store, mode, record } = useContentEditor()
  return (
    <FormColumn head={<EditorBanners />} scrollRef={scrollRef}>
      <AirContext value={useAirOfValues(record)}>
        <NumberCheck>
          <FieldMarksContext value={useNotedFields(record)}>
            <SchemaForm schema={schema} uiSchema={uiSchema} store={store} mode={mode} language={language} />
          </FieldMarksContext>
        </NumberCheck>
      </AirContext>
    </FormColumn>
  )
}

/** How many open notes stand at which field of a record; a new one has none. */
function useNotedFields(record: ContentRecord | undefined): ReadonlyMap<string, number> {
  const { type, page } = useContentEditor()
  const { notes } = useDocumentNotes({ urn: catalogUrn(type.type), id: record?.id ?? '', page })
  return useMemo(() => notedPlaces(notes ?? []), [notes])
}
