import type { ComponentType } from 'react'
import { useContainer, useControl } from '../hooks/useControl.ts'
import type { ControlProps, RendererProps } from '../hooks/useControl.ts'
import { Field } from './Field.tsx'
import { ReadText } from './ReadText.tsx'
import { withRule } from './withRule.tsx'

type When = boolean | ((control: ControlProps) => boolean)

type Drawing = {
  /** How the value is shown where nobody may type it; a control that draws its own leaves it out. */
  Read?: ComponentType<ControlProps> | 'own'
  /** Several inputs under one name. */
  group?: When
  /** Takes the whole row of its section, always or where it needs it. */
  wide?: When
  /** Draws its own heading. */
  headed?: boolean
  /** Holds other fields: its own value is not handed in. */
  container?: boolean
  /** Shows what is wrong with its parts, which have no controls of their own. */
  below?: boolean
}

const holds = (when: When, control: ControlProps) => (typeof when === 'function' ? when(control) : when)

/** A JSON Forms renderer of one field, from the input that is special about it: frame, label, rule and reading come along. */
export function fieldRenderer(
  Input: ComponentType<ControlProps>,
  { Read = ReadText, group = false, wide = false, container = false, headed = false, below = false }: Drawing = {},
): ComponentType<RendererProps> {
  const useOwn = container ? useContainer : useControl
  function Control(props: RendererProps) {
    const control = useOwn(props)
    const Drawn = control.readOnly && Read !== 'own' ? Read : Input
    return (
      <Field control={control} group={holds(group, control)} wide={holds(wide, control)} headed={headed} below={below}>
        <Drawn {...control} />
      </Field>
    )
  }
  return withRule(Control)
}
