import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { durationText, readDuration } from '../dates/durationText.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import type { Reading } from '../hooks/useTypedText.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { placeSegments } from '#contract/rules/program/placeSegments.ts'
import { useField } from '../hooks/useField.ts'
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

/**
 * What follows from other fields as they stand in the form, before a save has counted it: with the option `sumOf` the
 * length of the segments, with `between` the time from one instant to another.
 */
function useLength({ field, options }: ControlProps): unknown {
  const isSum = typeof options.sumOf === 'string'
  const segments = useField(isSum ? `/${options.sumOf}` : NOWHERE).value
  const ends: unknown[] = Array.isArray(options.between) ? options.between : []
  const [from, to] = [useInstant(ends[0]), useInstant(ends[1])]
  if (from !== undefined && to !== undefined && to >= from) return to - from
  return isSum && Array.isArray(segments) ? placeSegments(segments).trt : field.value
}

function useInstant(name: unknown): number | undefined {
  return parseDate(useField(typeof name === 'string' ? `/${name}` : NOWHERE).value)
}

const NOWHERE = '/ '

function ReadDuration(control: ControlProps) {
  const { id, describedBy } = control
  const format = useFormat()
  const value = useLength(control)
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {typeof value === 'number' ? <span title={format.duration(value)}>{shown(value)}</span> : undefined}
    </ReadBox>
  )
}

/** A length of time: kept in milliseconds, shown and typed as HH:mm:ss. */
export const DurationControl = fieldRenderer(DurationInput, { Read: ReadDuration })
