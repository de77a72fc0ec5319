import { useForm } from '../FormContext.ts'
import type { RendererProps } from '../hooks/useControl.ts'
import { withRule } from '../parts/withRule.tsx'
import { labelOf } from '../schema/words.ts'
import { Elements } from '../parts/Elements.tsx'

function Label({ uischema }: RendererProps) {
  const { language } = useForm()
  return <p className="f-text f-wide">{uischema.text ?? labelOf(uischema, undefined, language)}</p>
}

/** A text of the UI schema between fields. */
export const LabelElement = withRule(Label)

function Row({ uischema, schema, path, enabled }: RendererProps) {
  return (
    <div className="f-row f-wide">
      <Elements elements={uischema.elements} schema={schema} path={path} enabled={enabled} />
    </div>
  )
}

/** JSON Forms' HorizontalLayout: side by side where there is room. */
export const RowLayout = withRule(Row)

function Stack({ uischema, schema, path, enabled }: RendererProps) {
  return (
    <div className="f-stack f-wide">
      <Elements elements={uischema.elements} schema={schema} path={path} enabled={enabled} />
    </div>
  )
}

/** JSON Forms' VerticalLayout. */
export const StackLayout = withRule(Stack)

/** An element of a kind that we do not know: its children are drawn, so that no field is lost. */
export function UnknownElement({ uischema, schema, path, enabled }: RendererProps) {
  return (
    <div className="f-body f-wide">
      <Elements elements={uischema.elements} schema={schema} path={path} enabled={enabled} />
    </div>
  )
}
