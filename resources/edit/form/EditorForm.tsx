import { useCallback } from 'react'
import type { Ref } from 'react'
import { airState } from '#contract/rules/availability/titleState.ts'
import { AirContext } from '#kit/parts/context/AirContext.ts'
import type { AirOfValues } from '#kit/parts/context/AirContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { EditorBanners } from '../banners/EditorBanners.tsx'
import { FormColumn } from './FormColumn.tsx'
import { useContentEditor } from '../useContentEditor.ts'

type EditorFormProps = { uiSchema: FormElement; scrollRef: Ref<HTMLDivElement> }

/** The form that is being edited, under what the person should know. */
export function EditorForm({ uiSchema, scrollRef }: EditorFormProps) {
  const { language } = useFormat().settings
  const { schema, store, mode } = useContentEditor()
  return (
    <FormColumn head={<EditorBanners />} scrollRef={scrollRef}>
      <AirContext value={useAirOfValues()}>
        <SchemaForm schema={schema} uiSchema={uiSchema} store={store} mode={mode} language={language} />
      </AirContext>
    </FormColumn>
  )
}

/** What the text would be for viewers in the workflow status that the title has now. */
function useAirOfValues(): AirOfValues {
  const { record } = useContentEditor()
  const { now } = useFormat()
  const { st, sides } = record ?? {}
  return useCallback(
    (values, product) => airState({ ...values, ...(st && { st }), ...(sides && { sides }) }, { product, now: now() }),
    [st, sides, now],
  )
}
