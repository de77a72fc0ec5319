import type { ComponentType } from 'react'
import type { FormRule } from '../schema/formSchema.ts'
import type { RendererProps } from '../hooks/useControl.ts'
import { useRule } from '../hooks/useRule.ts'

type RuledProps = RendererProps & { rule: FormRule; Renderer: ComponentType<RendererProps> }

function Ruled({ rule, Renderer, ...props }: RuledProps) {
  const { visible, enabled, readOnly } = useRule(rule, props.path)
  if (!visible) return null
  return <Renderer {...props} enabled={props.enabled !== false && enabled} readOnly={readOnly} />
}

/** A renderer that heeds its element's rule. Elements without one, nearly all, pay nothing for it. */
export function withRule(Renderer: ComponentType<RendererProps>): ComponentType<RendererProps> {
  return function Element(props: RendererProps) {
    const { rule } = props.uischema
    return rule ? <Ruled {...props} rule={rule} Renderer={Renderer} /> : <Renderer {...props} />
  }
}
