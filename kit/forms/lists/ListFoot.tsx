import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { FormSchema } from '../schema/formSchema.ts'

type ListFootProps = {
  label: string
  count: number
  max: number | undefined
  /** Its limits are said in words. */
  schema?: FormSchema
  /** False where rows may not be added: the form is read, or a rule forbids it. */
  canAdd: boolean
  announced: string
  onAdd: () => void
  /** Puts back the row that was just removed. */
  onPutBack?: (() => void) | undefined
  children?: ReactNode
}

/** Below a list: how to add a row, how many there may be, and what a screen reader is told. */
export function ListFoot(props: ListFootProps) {
  const { label, count, max, schema = {}, canAdd, announced, onAdd, onPutBack, children } = props
  const translate = useTranslate()
  const isFull = max !== undefined && count >= max
  const limits = isFull
    ? translate('forms.rows.full', { smart_count: max })
    : canAdd
      ? limitWords(schema, translate)
      : ''
  return (
    <div className="f-foot">
      {canAdd && (
        <button type="button" className="f-button" disabled={isFull} onClick={onAdd}>
          <Icon name="plus" size="small" />
          {translate('forms.rows.add')}
          <span className="f-hidden">{label}</span>
        </button>
      )}
      {!canAdd && count === 0 && <span className="f-none">{translate('forms.none')}</span>}
      {onPutBack && (
        <button type="button" className="f-button" onClick={onPutBack}>
          <Icon name="undo" size="small" />
          {translate('schemaForms.rows.putBack')}
        </button>
      )}
      {limits && <span className="f-note">{limits}</span>}
      {children}
      <span className="f-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}

type Translate = (key: string, values?: Record<string, unknown>) => string
/** What a schema asks of the number and kind of rows, in one short line; '' where it asks nothing. */
function limitWords({ minItems = 0, maxItems, uniqueItems }: FormSchema, translate: Translate): string {
  const parts: string[] = []
  if (minItems > 0 && maxItems === minItems)
    parts.push(translate('schemaForms.rows.exactly', { smart_count: minItems }))
  else if (minItems > 0 && maxItems !== undefined)
    parts.push(translate('schemaForms.rows.between', { min: minItems, smart_count: maxItems }))
  else if (minItems > 0) parts.push(translate('schemaForms.rows.atLeast', { smart_count: minItems }))
  else if (maxItems !== undefined) parts.push(translate('schemaForms.rows.atMost', { smart_count: maxItems }))
  if (uniqueItems) parts.push(translate('schemaForms.rows.noRepeats'))
  return parts.join(' · ')
}
