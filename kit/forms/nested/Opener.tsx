import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { useSelected } from '../hooks/useSelected.ts'
import { initialValue } from '../schema/initialValue.ts'
import { DepthContext, OPEN_BY_HAND_FROM } from './DepthContext.ts'

const absent = (value: unknown) => value === undefined

/** Draws what is nested, or, deep down where nothing is filled in yet, the button that begins it. */
export function Opener({ control, children }: { control: ControlProps; children: ReactNode }) {
  const translate = useTranslate()
  const { schema: root } = useForm()
  const depth = useContext(DepthContext)
  const { pointer, schema, label, readOnly, disabled, commit } = control
  const isAbsent = useSelected(pointer, absent)
  if (isAbsent && depth >= OPEN_BY_HAND_FROM) {
    if (readOnly || disabled) return <span className="f-none">{translate('forms.none')}</span>
    return (
      <button type="button" className="f-button" onClick={() => commit(initialValue(schema, root) ?? {})}>
        <Icon name="plus" size="small" />
        {translate('forms.begin', { name: label })}
      </button>
    )
  }
  return <DepthContext value={depth + 1}>{children}</DepthContext>
}
