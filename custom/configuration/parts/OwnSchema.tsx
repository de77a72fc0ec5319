import { useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import { JsonEditor } from '#kit/forms/JsonEditor.tsx'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { keepUnread, SCHEMA_AT, useRaw, useRefusals, useStored } from '../useConfigSchema.ts'

const isNothing = (value: unknown) => isObject(value) && Object.keys(value).length === 0

/** What the values of another app have to fit; none where nobody has said so. */
export function OwnSchema({ editor, onTyped }: { editor: ConfigEditor; onTyped: () => void }) {
  const { store, isEditable } = editor
  const translate = useTranslate()
  const schema = useStored(store, SCHEMA_AT)
  const raw = useRaw(store, SCHEMA_AT)
  const refusals = useRefusals(store, SCHEMA_AT)
  return (
    <>
      <h2 style={{ font: 'inherit', margin: '16px 0 4px' }}>{translate('configuration.fields.schema')}</h2>
      <JsonEditor
        label={translate('configuration.fields.schema')}
        value={schema ?? {}}
        onChange={(next) => store.set(SCHEMA_AT, isNothing(next) ? undefined : next)}
        raw={raw}
        refusals={refusals}
        onTextState={({ text }) => {
          // A schema would make a form of the values at once: it is typed to its end first.
          onTyped()
          keepUnread(store, SCHEMA_AT, text)
        }}
        readOnly={!isEditable}
        minRows={6}
      />
    </>
  )
}
