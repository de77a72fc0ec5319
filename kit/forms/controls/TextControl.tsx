import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { placeholderOf } from '../parts/placeholderOf.ts'
import { textOfValue } from '../parts/textOfValue.ts'

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', tel: 'tel', password: 'password' }

function TextInput(control: ControlProps) {
  const { field, schema, options, commit } = control
  const format = options.format ?? schema.format ?? ''
  const { maxLength } = schema
  return (
    <input
      {...inputProps(control)}
      className="f-input"
      type={INPUT_TYPES[format] ?? 'text'}
      value={textOfValue(field.value)}
      maxLength={options.restrict === true ? maxLength : undefined}
      placeholder={placeholderOf(schema, options)}
      style={options.trim === true && maxLength ? { maxInlineSize: `calc(${maxLength}ch + 24px)` } : undefined}
      autoComplete="off"
      onChange={({ target }) => commit(target.value === '' ? undefined : target.value)}
    />
  )
}

/** One line of text. */
export const TextControl = fieldRenderer(TextInput)
