import { useTranslate } from 'ra-core'
import { useControl } from '../hooks/useControl.ts'
import type { ControlProps, RendererProps } from '../hooks/useControl.ts'
import { Field } from '../parts/Field.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { withRule } from '../parts/withRule.tsx'

function Mark(control: ControlProps) {
  const translate = useTranslate()
  const { options, field, commit } = control
  const isSwitch = options.widget === 'switch' || options.toggle === true
  const isOn = field.value === true
  return (
    <span className="f-check">
      <input
        {...inputProps(control)}
        className="f-mark"
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        checked={isOn}
        onChange={({ target }) => commit(target.checked)}
      />
      <span aria-hidden="true">
        {translate(isOn ? 'forms.yes' : field.value === false ? 'forms.no' : 'forms.unset')}
      </span>
    </span>
  )
}

function ReadMark({ id, describedBy, field }: ControlProps) {
  const translate = useTranslate()
  const { value } = field
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {typeof value === 'boolean' ? translate(value ? 'forms.yes' : 'forms.no') : undefined}
    </ReadBox>
  )
}

function Control(props: RendererProps) {
  const control = useControl(props)
  return <Field control={control}>{control.readOnly ? <ReadMark {...control} /> : <Mark {...control} />}</Field>
}

/** Yes or no, as a box to tick or as a switch. What was never set says so: absent and false mean different things. */
export const BooleanControl = withRule(Control)
