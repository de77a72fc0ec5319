import type { ReactNode } from 'react'
import { isObject } from '#contract/rules/diff/json.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import type { FormElement, FormSchema } from '../schema/formSchema.ts'

const AS_JSON: FormElement = { type: 'Control', scope: '#', label: false, options: { widget: 'json' } }
const ANYTHING: FormSchema = {}

const isNoObject = (value: unknown) => value !== undefined && value !== null && !isObject(value)
const isNoList = (value: unknown) => value !== undefined && value !== null && !Array.isArray(value)

type FittingValueProps = { control: ControlProps; kind: 'object' | 'array'; children: ReactNode }

/**
 * A text where the schema wants an object, an object where it wants a list: drawn as what they are not, the first key
 * would replace them. They are shown as JSON, with what is wrong about them, until they fit.
 */
export function FittingValue({ control, kind, children }: FittingValueProps) {
  const { pointer, disabled } = control
  const isMisfit = useSelected(pointer, kind === 'array' ? isNoList : isNoObject)
  if (!isMisfit) return children
  return <Dispatch element={AS_JSON} schema={ANYTHING} path={pointer} enabled={!disabled} />
}
