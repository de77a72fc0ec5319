import type { ComponentType } from 'react'
import { useControl } from '../hooks/useControl.ts'
import type { ControlProps, RendererProps } from '../hooks/useControl.ts'
import { Field } from './Field.tsx'
import { ReadText } from './ReadText.tsx'
import { withRule } from './withRule.tsx'

type Drawing = {
  /** How the value is shown where nobody may type it; a control that draws its own leaves it out. */
  Read?: ComponentType<ControlProps> | 'own'
  group?: boolean
  wide?: boolean
  /** Shows what is wrong with its parts, which have no controls of their own. */
  below?: boolean
}

/** A JSON Forms renderer of one field, from the input that is special about it: frame, label, rule and reading come along. */
export function fieldRenderer(
  Input: ComponentType<ControlProps>,
  { Read = ReadText, group = false, wide = false, below = false }: Drawing = {},
): ComponentType<RendererProps> {
  function Control(props: RendererProps) {
    const control = useControl(props)
    const Drawn = control.readOnly && Read !== 'own' ? Read : Input
    return (
      <Field control={control} group={group} wide={wide} below={below}>
        <Drawn {...control} />
      </Field>
    )
  }
  return withRule(Control)
}
