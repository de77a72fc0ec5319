import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { durationText, readDuration } from '../dates/durationText.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import type { Reading } from '../hooks/useTypedText.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'

const shown = (value: unknown) => (typeof value === 'number' && value >= 0 ? durationText(value) : textOfValue(value))

function read(text: string): Reading {
  if (text.trim() === '') return { value: undefined }
  const value = readDuration(text)
  return value === undefined ? { problem: 'duration' } : { value }
}

function DurationInput(control: ControlProps) {
  const format = useFormat()
  const { text, type, leave } = useTypedText(control, shown, read)
  const { value } = control.field
  return (
    <input
      {...inputProps(control)}
      className="f-input f-number"
      value={text}
      placeholder="00:00:00"
      title={typeof value === 'number' ? format.duration(value) : undefined}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  )
}

function ReadDuration({ id, describedBy, field }: ControlProps) {
  const format = useFormat()
  const { value } = field
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {typeof value === 'number' ? <span title={format.duration(value)}>{shown(value)}</span> : undefined}
    </ReadBox>
  )
}

/** A length of time: kept in milliseconds, shown and typed as HH:mm:ss. */
export const DurationControl = fieldRenderer(DurationInput, { Read: ReadDuration })
