import Switch from '@mui/material/Switch'
import { useFieldControl, type FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

/** On or off. Of several parts that differ, the first press turns all of them on. */
export function FlagField(props: FieldInputProps) {
  const { id, ariaLabel, describedBy, disabled, commit } = useFieldControl(props)
  return (
    <Switch
      checked={props.value === true}
      disabled={disabled}
      onChange={(_event, isOn) => commit(isOn)}
      onBlur={props.onLeave}
      slotProps={{ input: { id, role: 'switch', 'aria-label': ariaLabel, 'aria-describedby': describedBy } }}
    />
  )
}
