import type { ControlProps } from '../hooks/useControl.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import type { Reading } from '../hooks/useTypedText.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { GrowingText } from '../parts/GrowingText.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { ReadBox } from '../parts/ReadText.tsx'

const format = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

function read(text: string): Reading {
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { problem: 'json' }
  }
}

function JsonInput(control: ControlProps) {
  const { text, type, leave } = useTypedText(control, format, read)
  return (
    <GrowingText
      {...inputProps(control)}
      className="f-codeBox"
      value={text}
      minRows={3}
      spellCheck={false}
      onText={type}
      onBlur={leave}
    />
  )
}

function ReadJson({ id, describedBy, field }: ControlProps) {
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {field.value === undefined ? undefined : <code className="f-code">{field.raw ?? format(field.value)}</code>}
    </ReadBox>
  )
}

/** Whatever cannot be drawn is edited as JSON, checked by its schema like any other field, instead of being left out. */
export const JsonControl = fieldRenderer(JsonInput, { Read: ReadJson, wide: true, below: true })
