import Checkbox from '@mui/material/Checkbox'

type MixedCheckboxProps = {
  /** How many of the things it stands for are chosen. */
  chosen: 'none' | 'some' | 'all'
  label: string
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/**
 * A checkbox that stands for several things: all, some, none. MUI only draws the middle state; here the browser's own
 * input has it too, so that it is announced as drawn.
 */
export function MixedCheckbox({ chosen, label, disabled, onChange }: MixedCheckboxProps) {
  const isMixed = chosen === 'some'
  return (
    <Checkbox
      checked={chosen === 'all'}
      indeterminate={isMixed}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      slotProps={{
        input: {
          'aria-label': label,
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = isMixed
          },
        },
      }}
    />
  )
}
