import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { mergeAllOf } from '../schema/resolve.ts'
import type { FormElement } from '../schema/formSchema.ts'

const WHOLE: FormElement = { type: 'Control', scope: '#', label: false }

function AllOfInput({ pointer, schema, disabled }: ControlProps) {
  const { schema: root } = useForm()
  return <Dispatch element={WHOLE} schema={mergeAllOf(schema, root)} path={pointer} enabled={!disabled} />
}

/** `allOf` is one thing with all its parts taken in. */
export const AllOfControl = fieldRenderer(AllOfInput, { Read: 'own', group: true, wide: true, container: true })
