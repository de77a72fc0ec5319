import Rating from '@mui/material/Rating'
import { rankWith, scopeEndsWith } from '@jsonforms/core'
import type { ControlProps } from '@jsonforms/core'
import { withJsonFormsControlProps } from '@jsonforms/react'
import { useLocale } from 'ra-core'
import { useMemo } from 'react'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import type { Extension } from '#kit/parts/extension/Extension.ts'
import { ExtensionsContext } from '#kit/parts/extension/ExtensionsContext.ts'
import { ownSchema, ownUiSchema, ownValue, recordsUiSchema } from '../ownFieldSamples.ts'
import { Specimen } from '../Specimen.tsx'

/** As JSON Forms' documentation writes a renderer. */
const Stars = withJsonFormsControlProps(({ data, handleChange, path, label, enabled, schema }: ControlProps) => (
  <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
    <legend>{label}</legend>
    <Rating
      value={typeof data === 'number' ? data : null}
      max={schema.maximum ?? 5}
      disabled={!enabled}
      onChange={(_event, stars) => handleChange(path, stars ?? undefined)}
    />
  </fieldset>
))

const EXTENSIONS: readonly Extension[] = [
  { name: 'gallery', renderers: [{ tester: rankWith(50, scopeEndsWith('stars')), renderer: Stars }] },
]

type SampleProps = { uiSchema: FormElement; mode: 'edit' | 'read' }

function Sample({ uiSchema, mode }: SampleProps) {
  const language = interfaceLanguage(useLocale())
  const store = useMemo(() => createFormStore(ownValue), [])
  useValidity(store, ownSchema)
  return (
    <ExtensionsContext value={EXTENSIONS}>
      <SchemaForm schema={ownSchema} uiSchema={uiSchema} store={store} mode={mode} language={language} />
    </ExtensionsContext>
  )
}

/** Fields that others have written for JSON Forms, and those that JSON Forms itself draws where none of ours answers. */
export function OwnFields() {
  return (
    <>
      <Specimen of="Own renderer, edit">
        <Sample uiSchema={ownUiSchema} mode="edit" />
      </Specimen>
      <Specimen of="Own renderer, read">
        <Sample uiSchema={ownUiSchema} mode="read" />
      </Specimen>
      <Specimen of="ListWithDetail, by JSON Forms' own renderers">
        <Sample uiSchema={recordsUiSchema} mode="edit" />
      </Specimen>
    </>
  )
}
