import { useMemo } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { Combobox } from '../parts/listbox/Combobox.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'
import { choicesOf } from '../schema/choices.ts'
import type { Choice } from '../schema/choices.ts'
import type { ElementOptions } from '../schema/formSchema.ts'
import { valueWord } from '../schema/words.ts'

/** Longer lists are searched by typing. */
const SEARCH_FROM = 16
/** A plain list that is asked for, up to here. */
const TOO_MANY = 300

type Drawn = ControlProps & { choices: readonly Choice[]; chosen: number }

function Select({ choices, chosen, ...control }: Drawn) {
  const { field, commit } = control
  const isForeign = field.value !== undefined && field.value !== null && chosen === -1
  return (
    <span className="f-select">
      <select
        {...inputProps(control)}
        className="f-input"
        value={isForeign ? 'foreign' : String(chosen)}
        onChange={({ target }) => commit(choices[Number(target.value)]?.value)}
      >
        <option value="-1" />
        {isForeign && <option value="foreign">{textOfValue(field.value)}</option>}
        {choices.map(({ label }, index) => (
          <option key={index} value={index}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size="small" />
    </span>
  )
}

function Radios({ choices, chosen, ...control }: Drawn) {
  const { id, options, commit, touch, disabled } = control
  return (
    <div className="f-checks" data-orientation={options.orientation}>
      {choices.map((choice, index) => (
        <label key={index} className="f-check">
          <input
            id={index === 0 ? id : undefined}
            className="f-mark"
            type="radio"
            name={id}
            checked={index === chosen}
            disabled={disabled}
            onChange={() => commit(choice.value)}
            onBlur={touch}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

const isRadio = ({ widget, format }: ElementOptions) => widget === 'radio' || format === 'radio'

function ChoiceInput(control: ControlProps) {
  const { language } = useForm()
  const { schema, options, field, commit } = control
  const choices = useMemo(() => choicesOf(schema, language), [schema, language])
  const chosen = choices.findIndex(({ value }) => sameJson(value, field.value))
  const drawn = { ...control, choices, chosen }
  if (isRadio(options)) return <Radios {...drawn} />
  if (choices.length < SEARCH_FROM || (options.autocomplete === false && choices.length < TOO_MANY))
    return <Select {...drawn} />
  const label = choices[chosen]?.label ?? textOfValue(field.value)
  return <Combobox control={control} choices={choices} text={label} onChoose={commit} />
}

function ReadChoice({ id, describedBy, field, schema }: ControlProps) {
  const { language } = useForm()
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {field.value === undefined ? undefined : valueWord(schema, field.value, language)}
    </ReadBox>
  )
}

/** One of the values of an enum, in words. A stored value that is no longer offered stays and is shown as it is. */
export const ChoiceControl = fieldRenderer(ChoiceInput, {
  Read: ReadChoice,
  group: ({ options }) => isRadio(options),
})
