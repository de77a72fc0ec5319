import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { JsonEditor } from '#kit/forms/JsonEditor.tsx'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { MenuEditor } from '../menu/MenuEditor.tsx'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { useAttrsSide, useStored } from '../useConfigSchema.ts'

const control = (name: string): FormElement => ({ type: 'Control', scope: `#/properties/${name}` })
const HEAD: FormElement = {
  type: 'VerticalLayout',
  elements: [{ type: 'HorizontalLayout', elements: ['n', 'app', 'type'].map(control) }],
}
const WITH_VALUES: FormElement = { type: 'VerticalLayout', elements: [...(HEAD.elements ?? []), control('attrs')] }

/** The name of a configuration and its values: as a form or a tree where their shape is known, else as JSON. */
export function ConfigBody({ editor }: { editor: ConfigEditor }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { store, schema, isEditable, record } = editor
  const side = useAttrsSide(store)
  const [asJson, setAsJson] = useState(false)
  const attrs = useStored(store, '/attrs')
  const shown = asJson ? 'json' : side
  const form = { schema, store, language, mode: isEditable ? (record ? 'edit' : 'create') : 'read' } as const
  return (
    <>
      <SchemaForm key={shown} {...form} uiSchema={shown === 'form' ? WITH_VALUES : HEAD} isLazy={false} />
      {side !== 'json' && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={asJson}
          aria-label={translate('configuration.shownAs')}
          onChange={(_, next: boolean | null) => next !== null && setAsJson(next)}
          sx={{ marginBlock: 3 }}
        >
          <ToggleButton value={false}>{translate(`configuration.as.${side}`)}</ToggleButton>
          <ToggleButton value={true}>{translate('configuration.as.json')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {shown === 'menu' && <MenuEditor editor={editor} />}
      {shown === 'json' && (
        <JsonEditor
          label={translate('configuration.fields.attrs')}
          value={attrs ?? {}}
          onChange={(next) => store.set('/attrs', next)}
          readOnly={!isEditable}
          minRows={16}
        />
      )}
    </>
  )
}
