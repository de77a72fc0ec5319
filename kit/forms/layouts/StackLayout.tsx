import type { RendererProps } from '../hooks/useControl.ts'
import { Elements } from '../parts/Elements.tsx'
import { withRule } from '../parts/withRule.tsx'

function Stack({ uischema, schema, path, enabled }: RendererProps) {
  return (
    <div className="f-stack f-wide">
      <Elements elements={uischema.elements} schema={schema} path={path} enabled={enabled} />
    </div>
  )
}

/** JSON Forms' VerticalLayout. */
export const StackLayout = withRule(Stack)
