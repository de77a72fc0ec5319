import { digitsOnly } from '#contract/rules/input/digitsOnly.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ControlProps } from '../hooks/useControl.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import type { Reading } from '../hooks/useTypedText.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { placeholderOf } from '../parts/placeholderOf.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'

/** What may be typed at all: digits, a sign where the schema allows less than zero, a point where it allows parts. */
function typable(text: string, isInteger: boolean, maySink: boolean): string {
  const sign = maySink && text.trimStart().startsWith('-') ? '-' : ''
  const [whole = '', ...parts] = isInteger ? [text] : text.split(/[.．]/)
  return sign + digitsOnly(whole) + (parts.length > 0 ? `.${digitsOnly(parts.join(''))}` : '')
}

function read(text: string): Reading {
  if (text === '') return { value: undefined }
  const value = Number(text)
  return /\d/.test(text) && Number.isFinite(value) ? { value } : { problem: 'type.number' }
}

function NumberInput(control: ControlProps) {
  const { schema, kind } = control
  const { text, type, leave } = useTypedText(control, textOfValue, read)
  const maySink = (schema.minimum ?? -1) < 0
  const unit = schema['x-unit']
  return (
    <span className="f-withUnit">
      <input
        {...inputProps(control)}
        className="f-input f-number"
        inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
        value={text}
        placeholder={placeholderOf(schema, control.options)}
        autoComplete="off"
        onChange={({ target }) => type(typable(target.value, kind === 'integer', maySink))}
        onBlur={leave}
      />
      {unit && <span className="f-unit">{unit}</span>}
    </span>
  )
}

function ReadNumber({ id, describedBy, field, schema }: ControlProps) {
  const format = useFormat()
  const { value } = field
  // A year is a number without groups of digits; so is whatever has no unit and counts nothing.
  const text = typeof value === 'number' && schema['x-unit'] ? format.number(value, 6) : textOfValue(value)
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {text === '' ? undefined : [text, schema['x-unit']].filter(Boolean).join(' ')}
    </ReadBox>
  )
}

/** Numbers are typed as digits only (specification section 5). */
export const NumberControl = fieldRenderer(NumberInput, { Read: ReadNumber })
