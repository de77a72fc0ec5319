import { useForm } from '../FormContext.ts'
import type { RendererProps } from '../hooks/useControl.ts'
import { dataPointer, schemaAt } from '../schema/resolve.ts'
import { ConditionalFields } from './ConditionalFields.tsx'
import { FreeFields } from './FreeFields.tsx'

/** What an object has beyond its listed fields: those under a condition, and those of free names. */
export function ObjectParts({ uischema, schema, path, enabled = true, readOnly = false }: RendererProps) {
  const { schema: root, mode } = useForm()
  const scope = uischema.scope ?? '#'
  const own = schemaAt(scope, schema, root)
  if (!own) return null
  const at = dataPointer(path, scope)
  return (
    <>
      <ConditionalFields schema={own} path={at} enabled={enabled} />
      <FreeFields schema={own} path={at} enabled={enabled} readOnly={readOnly || mode === 'read'} />
    </>
  )
}
