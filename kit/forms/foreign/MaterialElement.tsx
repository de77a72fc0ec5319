import { NOT_APPLICABLE } from '@jsonforms/core'
import type { JsonSchema, UISchemaElement } from '@jsonforms/core'
import { materialRenderers } from '@jsonforms/material-renderers'
import { useJsonForms } from '@jsonforms/react'
import { useMemo } from 'react'

type Drawn = { uischema: UISchemaElement; schema: JsonSchema }

/** The Material renderer of the highest rank. What it holds is dispatched anew, to renderers of ours first. */
export default function MaterialElement(props: object) {
  const { uischema, schema } = props as Drawn
  const rootSchema = useJsonForms().core?.schema ?? schema
  const best = useMemo(() => {
    const context = { rootSchema, config: {} }
    const ranked = materialRenderers.map(({ tester, renderer }) => ({
      rank: tester(uischema, schema, context),
      renderer: renderer as React.ComponentType<object>,
    }))
    return ranked.reduce((one, other) => (other.rank > one.rank ? other : one))
  }, [uischema, schema, rootSchema])
  return best.rank === NOT_APPLICABLE ? null : <best.renderer {...props} />
}
