import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import { inputProps } from '#kit/forms/parts/inputProps.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useFieldControl, type FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

export type FieldOption = {
  value: string | number
  label: string
  /** What a segment shows where the label is too long for it. */
  short?: string
}

type ChoiceFieldProps = FieldInputProps & {
  options: readonly FieldOption[]
  /** What holds while nothing is chosen. */
  unset?: string
}

/** One of several, in a list that opens. A value that is not offered any more stays and is shown as it is. */
export function ChoiceField({ options, unset, ...props }: ChoiceFieldProps) {
  const translate = useTranslate()
  const control = useFieldControl(props)
  const { value, isMixed, onChange } = props
  const at = options.findIndex((one) => one.value === value)
  const isForeign = value !== undefined && at === -1
  return (
    <span className="f-select">
      <select
        {...inputProps(control)}
        className="f-input"
        value={isForeign ? 'foreign' : String(at)}
        onChange={({ target }) => onChange(options[Number(target.value)]?.value)}
      >
        <option value="-1">{isMixed ? translate('storefrontInspector.mixed') : (unset ?? '')}</option>
        {isForeign && <option value="foreign">{String(value)}</option>}
        {options.map(({ value: one, label }, index) => (
          <option key={one} value={index}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size="small" />
    </span>
  )
}

/** One of a few, side by side; pressed again it is not set any more. */
export function SegmentedField({ options, ...props }: ChoiceFieldProps) {
  const { label, value, disabled, onChange, describedBy } = props
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label={label}
      aria-describedby={describedBy}
      value={value ?? null}
      disabled={disabled}
      onChange={(_event, next: FieldOption['value'] | null) => onChange(next ?? undefined)}
      onBlur={props.onLeave}
    >
      {options.map(({ value: one, label: name, short }) => (
        <ToggleButton key={one} value={one} title={name} {...(short !== undefined && { 'aria-label': name })}>
          {short ?? name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
