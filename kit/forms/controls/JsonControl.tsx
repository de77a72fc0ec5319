import type { ControlProps } from '../hooks/useControl.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import type { Reading } from '../hooks/useTypedText.ts'
import { JsonText } from '../json/JsonText.tsx'
import { formatJson, readJson } from '../json/readJson.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'

function read(text: string): Reading {
  const reading = readJson(text)
  if ('value' in reading) return reading
  const { reason, line, column } = reading
  return { problem: `jsonAt.${reason}`, params: { line, column } }
}

function JsonInput(control: ControlProps) {
  const { text, type, leave } = useTypedText(control, formatJson, read)
  const { id, ariaLabel, describedBy, invalid, disabled, issue } = control
  const line = issue?.params?.line
  return (
    <JsonText
      id={id}
      label={ariaLabel}
      describedBy={describedBy}
      invalid={invalid}
      disabled={disabled}
      text={text}
      wrongLine={typeof line === 'number' ? line : undefined}
      onText={type}
      onBlur={leave}
    />
  )
}

function ReadJson({ id, describedBy, field }: ControlProps) {
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {field.value === undefined ? undefined : <code className="f-code">{field.raw ?? formatJson(field.value)}</code>}
    </ReadBox>
  )
}

/** Whatever cannot be drawn is edited as JSON, checked by its schema like any other field, instead of being left out. */
export const JsonControl = fieldRenderer(JsonInput, { Read: ReadJson, wide: true, below: true })
