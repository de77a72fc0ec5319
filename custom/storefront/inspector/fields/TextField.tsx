import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { inputProps } from '#kit/forms/parts/inputProps.ts'
import { useFieldControl, type FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

type TextFieldProps = FieldInputProps & {
  /** Offered while one types; anything else may be typed, too. */
  suggestions?: readonly string[]
  isLong?: boolean
  lang?: string
  placeholder?: string | undefined
}

/** A text; taken over letter by letter, one step of undo until the field is left. */
export function TextField({ suggestions, isLong = false, lang, placeholder, ...props }: TextFieldProps) {
  const translate = useTranslate()
  const control = useFieldControl(props)
  const list = useId()
  const common = {
    ...inputProps(control),
    className: 'f-input',
    autoComplete: 'off',
    value: typeof props.value === 'string' ? props.value : '',
    placeholder: props.isMixed ? translate('storefrontInspector.mixed') : placeholder,
    ...(lang !== undefined && { lang }),
  }
  const take = (text: string) => props.onChange(text === '' ? undefined : text)
  if (isLong) return <textarea {...common} rows={3} onChange={({ target }) => take(target.value)} />
  return (
    <>
      <input {...common} {...(suggestions && { list })} onChange={({ target }) => take(target.value)} />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  )
}
