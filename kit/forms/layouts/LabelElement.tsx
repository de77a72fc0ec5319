import { useForm } from '../FormContext.ts'
import type { RendererProps } from '../hooks/useControl.ts'
import { withRule } from '../parts/withRule.tsx'
import { labelOf } from '../schema/words.ts'

function Label({ uischema }: RendererProps) {
  const { language } = useForm()
  return <p className="f-text f-wide">{uischema.text ?? labelOf(uischema, undefined, language)}</p>
}

/** A text of the UI schema between fields. */
export const LabelElement = withRule(Label)
