import { sameJson } from '#contract/rules/diff/json.ts'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { valueWord } from '../schema/words.ts'

/** A value that can only be one thing: it is there or it is not. */
function ConstInput(control: ControlProps) {
  const { language } = useForm()
  const { schema, field, commit } = control
  return (
    <label className="f-check">
      <input
        {...inputProps(control)}
        className="f-mark"
        type="checkbox"
        checked={sameJson(field.value, schema.const)}
        onChange={({ target }) => commit(target.checked ? schema.const : undefined)}
      />
      {valueWord(schema, schema.const, language)}
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
