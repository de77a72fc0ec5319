import type { ControlProps } from '../hooks/useControl.ts'

/** What every plain input of a field has: its names, its state, and the mark that it was visited. */
export function inputProps({ id, ariaLabel, describedBy, invalid, disabled, touch }: ControlProps) {
  return {
    id,
    disabled,
    'aria-label': ariaLabel,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    onBlur: touch,
  }
}
