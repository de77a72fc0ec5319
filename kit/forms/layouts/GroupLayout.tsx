import { useId } from 'react'
import { useForm } from '../FormContext.ts'
import type { RendererProps } from '../hooks/useControl.ts'
import { Elements } from '../parts/Elements.tsx'
import { withRule } from '../parts/withRule.tsx'
import { labelOf } from '../schema/words.ts'

function Group({ uischema, schema, path, enabled }: RendererProps) {
  const { language } = useForm()
  const id = useId()
  const label = labelOf(uischema, undefined, language)
  return (
    <div className="f-group f-wide" role="group" aria-labelledby={label ? id : undefined}>
      {label && (
        <div className="f-groupHead">
          <h3 id={id}>{label}</h3>
        </div>
      )}
      <div className="f-body">
        <Elements elements={uischema.elements} schema={schema} path={path} enabled={enabled} />
      </div>
    </div>
  )
}

/** Fields under a heading of their own; also a Category that stands inside another layout. */
export const GroupLayout = withRule(Group)
