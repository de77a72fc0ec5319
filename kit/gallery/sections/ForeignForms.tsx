import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useMemo, useState } from 'react'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import { IssueSummary } from '#kit/forms/IssueSummary.tsx'
import { JsonEditor } from '#kit/forms/JsonEditor.tsx'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { foreignSchema, foreignUiSchema, foreignValue, longSchema } from '../schemaSamples.ts'
import { Specimen } from '../Specimen.tsx'

type SampleProps = { schema: FormSchema; uiSchema?: FormElement; values: Record<string, unknown> }

function Sample({ schema, uiSchema, values }: SampleProps) {
  const locale = useLocale()
  const language = interfaceLanguage(locale)
  const store = useMemo(() => createFormStore(values), [values])
  useValidity(store, schema)
  useEffect(() => store.reveal(), [store])
  return (
    <>
      <IssueSummary store={store} schema={schema} language={language} />
      <SchemaForm schema={schema} uiSchema={uiSchema} store={store} mode="edit" language={language} />
    </>
  )
}

function Editor() {
  const translate = useTranslate()
  const [value, setValue] = useState<unknown>(foreignValue)
  return (
    <JsonEditor value={value} onChange={setValue} schema={foreignSchema} label={translate('types.json')} minRows={8} />
  )
}

const NOTHING = {}

/** Forms of schemas that are nobody's type document, and JSON where nothing else serves. */
export function ForeignForms() {
  return (
    <>
      <Specimen of="SchemaForm, any schema; IssueSummary">
        <Sample schema={foreignSchema} uiSchema={foreignUiSchema} values={foreignValue} />
      </Specimen>
      <Specimen of="JsonEditor">
        <Editor />
      </Specimen>
      <Specimen of="SchemaForm, more than 60 fields">
        <Sample schema={longSchema} values={NOTHING} />
      </Specimen>
    </>
  )
}
