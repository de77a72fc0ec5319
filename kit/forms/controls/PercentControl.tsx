import { digitsOnly } from '#contract/rules/input/digitsOnly.ts'
import { percentInput } from '#contract/rules/input/percentInput.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'

const SIGN = '%'

function PercentInput(control: ControlProps) {
  const { field, commit } = control
  const type = (text: string) => {
    const clamped = percentInput(digitsOnly(text))
    commit(clamped === '' ? undefined : Number(clamped))
  }
  return (
    <span className="f-withUnit">
      <input
        {...inputProps(control)}
        className="f-input f-number"
        inputMode="numeric"
        value={textOfValue(field.value)}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <span className="f-unit">{SIGN}</span>
    </span>
  )
}

function ReadPercent({ id, describedBy, field }: ControlProps) {
  const format = useFormat()
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {typeof field.value === 'number' ? format.percent(field.value / 100) : undefined}
    </ReadBox>
  )
}

/** A share from 1 to 100, clamped while it is typed (specification section 5). */
export const PercentControl = fieldRenderer(PercentInput, { Read: ReadPercent })
