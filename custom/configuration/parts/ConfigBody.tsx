import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { CONSOLE_APP } from '#contract/values/config.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { JsonEditor } from '#kit/forms/JsonEditor.tsx'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { DisabledItems } from '../menu/DisabledItems.tsx'
import { MenuEditor } from '../menu/MenuEditor.tsx'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { keepUnread, SCHEMA_AT, useAttrsSide, useRaw, useRefusals, useStored } from '../useConfigSchema.ts'
import { OwnSchema } from './OwnSchema.tsx'

const control = (name: string, options = {}): FormElement => ({
  type: 'Control',
  scope: `#/properties/${name}`,
  options,
})
const HEAD: FormElement = {
  type: 'VerticalLayout',
  elements: [{ type: 'HorizontalLayout', elements: ['n', 'app', 'type'].map((name) => control(name)) }],
}
/** Where the values are a list of things with names, each stands under its own. */
const WITH_VALUES = Object.fromEntries(
  LANGUAGES.map((language): [string, FormElement] => {
    const attrs = control('attrs', { elementLabelProp: `header.${language}` })
    return [language, { type: 'VerticalLayout', elements: [...(HEAD.elements ?? []), attrs] }]
  }),
)

/** The name of a configuration and its values: as a form, a list or a tree where their shape is known, else as JSON. */
export function ConfigBody({ editor }: { editor: ConfigEditor }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { store, schema, isEditable, record } = editor
  const side = useAttrsSide(store)
  const [isChosen, setAsJson] = useState(false)
  /** A text that is no JSON for now is not left before it is, and is shown where the journal brings one back. */
  const raw = useRaw(store, '/attrs')
  const rawSchema = useRaw(store, SCHEMA_AT)
  const isBroken = raw !== null || rawSchema !== null
  const refusals = useRefusals(store, '/attrs')
  // A form has no place for what is wrong with its schema.
  const isRefused = useRefusals(store, SCHEMA_AT).length > 0
  const asJson = isChosen || isBroken || isRefused
  const attrs = useStored(store, '/attrs')
  const app = useStored(store, '/app')
  const shown = asJson ? 'json' : side
  const form = { schema, store, language, mode: isEditable ? (record ? 'edit' : 'create') : 'read' } as const
  return (
    <>
      {side !== 'json' && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={asJson}
          aria-label={translate('configuration.shownAs')}
          onChange={(_, next: boolean | null) => next !== null && setAsJson(next)}
          sx={{ marginBlockEnd: 2 }}
        >
          <ToggleButton value={false} disabled={isBroken || isRefused}>
            {translate(`configuration.as.${side}`)}
          </ToggleButton>
          <ToggleButton value={true}>{translate('configuration.as.json')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <SchemaForm key={shown} {...form} uiSchema={(shown === 'form' && WITH_VALUES[language]) || HEAD} isLazy={false} />
      {shown === 'menu' && <MenuEditor editor={editor} />}
      {shown === 'items' && <DisabledItems editor={editor} />}
      {shown === 'json' && (
        <>
          <h2 style={{ font: 'inherit', margin: '0 0 4px' }}>{translate('configuration.fields.attrs')}</h2>
          <JsonEditor
            label={translate('configuration.fields.attrs')}
            value={attrs ?? {}}
            onChange={(next) => store.set('/attrs', next)}
            raw={raw}
            refusals={refusals}
            onTextState={({ text }) => {
              // A text that was brought back stays where it is typed to its end.
              setAsJson(true)
              keepUnread(store, '/attrs', text)
            }}
            {...(side !== 'json' && { schema: (schema.properties ?? {}).attrs })}
            readOnly={!isEditable}
            minRows={14}
          />
          {(app !== CONSOLE_APP || rawSchema !== null || isRefused) && (
            <OwnSchema editor={editor} onTyped={() => setAsJson(true)} />
          )}
        </>
      )}
    </>
  )
}
