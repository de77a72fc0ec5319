import type { Pointer } from '../data/pointer.ts'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'
import { Dispatch } from './Dispatch.tsx'

type ElementsProps = {
  elements: readonly FormElement[] | undefined
  schema: FormSchema
  path: Pointer
  enabled?: boolean
}

/** The children of a layout, in their order. */
export function Elements({ elements = [], schema, path, enabled }: ElementsProps) {
  return elements.map((element, index) => (
    <Dispatch key={index} element={element} schema={schema} path={path} enabled={enabled} />
  ))
}
