import type { RendererProps } from '../hooks/useControl.ts'
import { Elements } from '../parts/Elements.tsx'

/** An element of a kind that we do not know: its children are drawn, so that no field is lost. */
export function UnknownElement({ uischema, schema, path, enabled }: RendererProps) {
  return (
    <div className="f-body f-wide">
      <Elements elements={uischema.elements} schema={schema} path={path} enabled={enabled} />
    </div>
  )
}
