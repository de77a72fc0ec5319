import type { RendererProps } from '../hooks/useControl.ts'
import { Elements } from '../parts/Elements.tsx'
import { withRule } from '../parts/withRule.tsx'

function Row({ uischema, schema, path, enabled }: RendererProps) {
  return (
    <div className="f-row f-wide">
      <Elements elements={uischema.elements} schema={schema} path={path} enabled={enabled} />
    </div>
  )
}

/** JSON Forms' HorizontalLayout: side by side where there is room. */
export const RowLayout = withRule(Row)
