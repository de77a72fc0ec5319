import type { ControlProps } from '../hooks/useControl.ts'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { GrowingText } from '../parts/GrowingText.tsx'
import { inputProps } from '../parts/inputProps.ts'
import { textOfValue } from '../parts/textOfValue.ts'

function MultilineInput(control: ControlProps) {
  return (
    <GrowingText
      {...inputProps(control)}
      value={textOfValue(control.field.value)}
      minRows={3}
      maxLength={control.options.restrict === true ? control.schema.maxLength : undefined}
      onText={(text) => control.commit(text === '' ? undefined : text)}
    />
  )
}

/** Several lines; the box grows with the text. */
export const MultilineControl = fieldRenderer(MultilineInput, { wide: true })
