import { TokenInput } from '../parts/TokenInput.tsx'
import { useFieldControl, type FieldInputProps } from './useFieldControl.ts'

type WordsFieldProps = FieldInputProps & {
  /** What is offered; without it any text is taken. */
  choices?: readonly { value: string; label: string }[]
}

/** Several words, each with its way out. */
export function WordsField({ choices, ...props }: WordsFieldProps) {
  const control = useFieldControl(props)
  const values = Array.isArray(props.value) ? (props.value as readonly unknown[]) : []
  const labelOf = (value: unknown) => choices?.find((one) => one.value === value)?.label ?? String(value)
  return (
    <TokenInput
      control={control}
      values={values}
      labelOf={labelOf}
      {...(choices && { choices: [...choices] })}
      onValues={(next) => props.onChange(next.length === 0 ? undefined : next)}
    />
  )
}
