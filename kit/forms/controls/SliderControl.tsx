import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'

/** The steps between two ends where the schema names none. */
const STEPS = 100

function stepOf({ multipleOf, minimum = 0, maximum = 1 }: ControlProps['schema'], kind: string, asked: unknown) {
  if (typeof asked === 'number') return asked
  return multipleOf ?? (kind === 'integer' ? 1 : (maximum - minimum) / STEPS)
}

function SliderInput(control: ControlProps) {
  const format = useFormat()
  const { field, schema, kind, options, commit } = control
  const { minimum = 0, maximum = 1 } = schema
  const value = typeof field.value === 'number' ? field.value : undefined
  const standing = value ?? (typeof schema.default === 'number' ? schema.default : minimum)
  return (
    <span className="f-withUnit">
      <input
        {...inputProps(control)}
        className="f-slider"
        type="range"
        min={minimum}
        max={maximum}
        step={stepOf(schema, kind, options.step)}
        value={standing}
        data-unset={value === undefined || undefined}
        onChange={({ target }) => commit(Number(target.value))}
      />
      <output className="f-unit">{value === undefined ? '–' : format.number(value, 6)}</output>
    </span>
  )
}

/** A number between two ends, drawn as the way between them. */
export const SliderControl = fieldRenderer(SliderInput)
