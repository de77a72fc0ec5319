import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

type ListFootProps = {
  label: string
  count: number
  max: number | undefined
  /** False where rows may not be added: the form is read, or a rule forbids it. */
  canAdd: boolean
  announced: string
  onAdd: () => void
  children?: ReactNode
}

/** Below a list: how to add a row, how many there may be, and what a screen reader is told. */
export function ListFoot({ label, count, max, canAdd, announced, onAdd, children }: ListFootProps) {
  const translate = useTranslate()
  const isFull = max !== undefined && count >= max
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
      {isFull && <span className="f-note">{translate('forms.rows.full', { smart_count: max })}</span>}
      {children}
      <span className="f-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}
