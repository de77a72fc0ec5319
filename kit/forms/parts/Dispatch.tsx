import { JsonFormsDispatch } from '@jsonforms/react'
import type { JsonSchema, UISchemaElement } from '@jsonforms/core'
import type { Pointer } from '../data/pointer.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'

type DispatchProps = { element: FormElement; schema: FormSchema; path: Pointer; enabled?: boolean }

/** Draws an element by the renderer that JSON Forms' testers choose. */
export function Dispatch({ element, schema, path, enabled }: DispatchProps) {
  return (
    <JsonFormsDispatch
      uischema={element as UISchemaElement}
      schema={schema as JsonSchema}
      path={path}
      {...(enabled !== undefined && { enabled })}
    />
  )
}
