import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { textOfValue } from '../parts/textOfValue.ts'

function TimeInput(control: ControlProps) {
  const { field, commit } = control
  return (
    <input
      {...inputProps(control)}
      className="f-input"
      type="time"
      step={1}
      value={textOfValue(field.value).slice(0, 8)}
      onChange={({ target }) => commit(target.value === '' ? undefined : target.value.padEnd(8, ':00'))}
    />
  )
}

/** A time of day, kept as HH:mm:ss. */
export const TimeControl = fieldRenderer(TimeInput)
