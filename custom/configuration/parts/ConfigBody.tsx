import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { isObject } from '#contract/rules/diff/json.ts'
import { CONSOLE_APP } from '#contract/values/config.ts'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { JsonEditor } from '#kit/forms/JsonEditor.tsx'
import { jsonProblem } from '#kit/forms/json/readJson.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { DisabledItems } from '../menu/DisabledItems.tsx'
import { MenuEditor } from '../menu/MenuEditor.tsx'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { useAttrsSide, useRaw, useStored } from '../useConfigSchema.ts'

const control = (name: string): FormElement => ({ type: 'Control', scope: `#/properties/${name}` })
const HEAD: FormElement = {
  type: 'VerticalLayout',
  elements: [{ type: 'HorizontalLayout', elements: ['n', 'app', 'type'].map(control) }],
}
const WITH_VALUES: FormElement = { type: 'VerticalLayout', elements: [...(HEAD.elements ?? []), control('attrs')] }

/** The name of a configuration and its values: as a form, a list or a tree where their shape is known, else as JSON. */
export function ConfigBody({ editor }: { editor: ConfigEditor }) {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const { store, schema, isEditable, record } = editor
  const side = useAttrsSide(store)
  const [isChosen, setAsJson] = useState(false)
  /** A text that is no JSON for now is not left before it is, and is shown where the journal brings one back. */
  const raw = useRaw(store, '/attrs')
  const isBroken = raw !== null
  const asJson = isChosen || isBroken
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
          <ToggleButton value={false} disabled={isBroken}>
            {translate(`configuration.as.${side}`)}
          </ToggleButton>
          <ToggleButton value={true}>{translate('configuration.as.json')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <SchemaForm key={shown} {...form} uiSchema={shown === 'form' ? WITH_VALUES : HEAD} isLazy={false} />
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
            onTextState={({ text }) => {
              // A text that was brought back stays where it is typed to its end.
              setAsJson(true)
              const problem = jsonProblem(text)
              if (problem) store.setRaw('/attrs', text, problem)
            }}
            {...(side !== 'json' && { schema: (schema.properties ?? {}).attrs })}
            readOnly={!isEditable}
            minRows={14}
          />
          {app !== CONSOLE_APP && <OwnSchema editor={editor} onTyped={() => setAsJson(true)} />}
        </>
      )}
    </>
  )
}

/** What the values of another app have to fit; none where nobody has said so. */
function OwnSchema({ editor, onTyped }: { editor: ConfigEditor; onTyped: () => void }) {
  const { store, isEditable } = editor
  const translate = useTranslate()
  const schema = useStored(store, '/attrs_schema')
  const isNothing = (value: unknown) => isObject(value) && Object.keys(value).length === 0
  return (
    <>
      <h2 style={{ font: 'inherit', margin: '16px 0 4px' }}>{translate('configuration.fields.schema')}</h2>
      <JsonEditor
        label={translate('configuration.fields.schema')}
        value={schema ?? {}}
        onChange={(next) => {
          // A schema would make a form of the values at once: it is typed to its end first.
          onTyped()
          store.set('/attrs_schema', isNothing(next) ? undefined : next)
        }}
        readOnly={!isEditable}
        minRows={6}
      />
    </>
  )
}
