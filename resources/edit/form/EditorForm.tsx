import type { Ref } from 'react'
import { AirContext } from '#kit/parts/context/AirContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { FieldMarksContext } from '#kit/forms/parts/FieldMarks.tsx'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { NumberCheck } from '../channelNumber/NumberCheck.tsx'
import { EditorBanners } from '../banners/EditorBanners.tsx'
import { useAirOfValues } from '../onAir/useAirOfValues.ts'
import { useNotedFields } from '../review/useNotedFields.ts'
import { FormColumn } from './FormColumn.tsx'
import { useContentEditor } from '../useContentEditor.ts'

type EditorFormProps = { uiSchema: FormElement; scrollRef: Ref<HTMLDivElement> }

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
