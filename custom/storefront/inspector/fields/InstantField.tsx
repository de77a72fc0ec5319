import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { DateTimeInput } from '#kit/forms/controls/DateTimeControl.tsx'
import { IssueText } from '#kit/forms/parts/IssueText.tsx'
import { useFieldControl, type FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

/**
 * A date and time in the reader's zone; epoch ms. It is taken over when the field is left or by Enter: half a date that
 * is typed on would narrow what stands within.
 */
export function InstantField(props: FieldInputProps & { placeholder?: string | undefined }) {
  const translate = useTranslate()
  const { value, onChange, onLeave, isMixed, placeholder } = props
  const typed = useRef<{ text: unknown }>(undefined)
  const [shown, setShown] = useState<{ text: unknown }>()
  const stored = typeof value === 'number' ? new Date(value).toISOString() : undefined
  const takeOver = () => {
    const next = typed.current
    typed.current = undefined
    setShown(undefined)
    if (next && next.text !== stored) onChange(typeof next.text === 'string' ? Date.parse(next.text) : undefined)
    onLeave()
  }
  const control = useFieldControl({
    ...props,
    value: shown ? shown.text : stored,
    onChange: (text) => {
      typed.current = { text }
      setShown({ text })
    },
    onLeave: takeOver,
  })
  const hint = isMixed ? translate('storefrontInspector.mixed') : placeholder
  return (
    <div onKeyDown={(event) => event.key === 'Enter' && event.target instanceof HTMLInputElement && takeOver()}>
      <DateTimeInput {...control} {...(hint !== undefined && { placeholder: hint })} />
      {control.issue && <IssueText id={`${control.id}-issue`} issue={control.issue} />}
    </div>
  )
}
