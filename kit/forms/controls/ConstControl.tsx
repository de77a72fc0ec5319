import { sameJson } from '#contract/rules/diff/json.ts'
import { useTranslate } from 'ra-core'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { valueWord } from '../schema/words.ts'

/** A value that can only be one thing: it is there or it is not. */
function ConstInput(control: ControlProps) {
  const { language } = useForm()
  const translate = useTranslate()
  const { schema, field, commit } = control
  // A field that can only be null has no constant of its own.
  const constant = schema.const === undefined ? null : schema.const
  return (
    <label className="f-check">
      <input
        {...inputProps(control)}
        className="f-mark"
        type="checkbox"
        checked={sameJson(field.value, constant)}
        onChange={({ target }) => commit(target.checked ? constant : undefined)}
      />
      {constant === null ? translate('schemaForms.kindNames.null') : valueWord(schema, constant, language)}
    </label>
  )
}

function ReadConst({ id, describedBy, schema, field }: ControlProps) {
  const { language } = useForm()
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {field.value === undefined ? undefined : valueWord(schema, field.value, language)}
    </ReadBox>
  )
}

export const ConstControl = fieldRenderer(ConstInput, { Read: ReadConst, group: true })
