import { useTranslate } from 'ra-core'
import { keptValue } from '#contract/rules/policy/operand.ts'
import { isAttributeType, isOperatorOf } from '#contract/rules/policy/operatorsOf.ts'
import { isOfPeople } from '#contract/rules/policy/peopleValues.ts'
import type { PolicyAttribute, PolicyRow } from '#contract/rules/policy/policy.ts'
import type { AttributeType } from '#contract/values/policy.ts'
import { DateTimeInput } from '#kit/forms/controls/DateTimeControl.tsx'
import { useFieldControl, type FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'
import { WordsField } from '#kit/forms/loose/WordsField.tsx'
import { inputProps } from '#kit/forms/parts/inputProps.ts'
import { Combobox } from '#kit/forms/parts/listbox/Combobox.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PeopleInput } from '../people/PeopleInput.tsx'
import { useValueChoices } from '../useValueChoices.ts'

type ValueInputProps = FieldInputProps & {
  row: Pick<PolicyRow, 'type' | 'operator'>
  /** The attribute that the row speaks of, as it is known. */
  attribute: PolicyAttribute | undefined
}

/** The value of a row, by the type of its attribute and by its operator; what does not fit stays, and is told below. */
export function ValueInput({ row, attribute, ...props }: ValueInputProps) {
  const { type, operator } = row
  const choices = useValueChoices(attribute)
  const isOperator = isAttributeType(type) && isOperatorOf(type, operator)
  const isList = type === 'StringArray' || operator === 'one of' || operator === 'none of'
  const isWhole = operator !== 'starts with' && operator !== 'ends with'
  if (type === 'Boolean') return <TruthInput {...props} />
  if (type === 'DateTime') return <InstantInput {...props} />
  if (attribute && isWhole && isOfPeople(attribute))
    return <PeopleInput {...props} value={isList ? wordsIn(props.value) : props.value} isList={isList} />
  if (isList) return <WordsField {...props} value={wordsIn(props.value)} {...(choices && { choices })} />
  if (type === 'String' && choices && isWhole) return <ChoiceInput {...props} choices={choices} />
  const leave = () => {
    const kept = isOperator ? keptValue(props.value, type, operator) : undefined
    if (kept !== undefined && kept !== props.value) props.onChange(kept)
    props.onLeave()
  }
  return <TextInput {...props} onLeave={leave} type={isAttributeType(type) ? type : 'String'} />
}

type Choices = readonly { value: string; label: string }[]

function ChoiceInput({ choices, ...props }: FieldInputProps & { choices: Choices }) {
  const control = useFieldControl({ ...props, onChange: (value) => props.onChange(value ?? '') })
  const text = choices.find(({ value }) => value === props.value)?.label ?? textOf(props.value)
  return <Combobox control={control} choices={[...choices]} text={text} onChoose={control.commit} />
}

function TextInput({ type, ...props }: FieldInputProps & { type: AttributeType }) {
  const control = useFieldControl(props)
  return (
    <input
      {...inputProps(control)}
      className="f-input"
      dir="auto"
      autoComplete="off"
      maxLength={200}
      {...(type === 'Number' && { inputMode: 'decimal' as const })}
      value={textOf(props.value)}
      onChange={({ target }) => props.onChange(target.value)}
    />
  )
}

function TruthInput(props: FieldInputProps) {
  const translate = useTranslate()
  const control = useFieldControl(props)
  const { value } = props
  return (
    <span className="f-select">
      <select
        {...inputProps(control)}
        className="f-input"
        value={value === true || value === 'true' ? 'true' : value === false || value === 'false' ? 'false' : ''}
        onChange={({ target }) => props.onChange(target.value === '' ? '' : target.value === 'true')}
      >
        <option value="" />
        <option value="true">{translate('policies.yes')}</option>
        <option value="false">{translate('policies.no')}</option>
      </select>
      <Icon name="chevronDown" size="small" />
    </span>
  )
}

function InstantInput(props: FieldInputProps) {
  const control = useFieldControl({ ...props, onChange: (value) => props.onChange(value ?? '') })
  return <DateTimeInput {...control} />
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function wordsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[]
  const text = textOf(value).trim()
  return text === '' ? [] : text.split(',').map((one) => one.trim())
}
