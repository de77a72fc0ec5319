import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/paths.ts'
import type { RowActions } from './useRows.ts'

type RowToolsProps = {
  /** What the row is called: 'Cast and crew 3'. */
  name: string
  index: number
  count: number
  disabled: boolean
  actions: RowActions
  children?: ReactNode
}

type ToolProps = { icon: IconName; label: string; disabled: boolean; onClick: () => void }

function Tool({ icon, label, disabled, onClick }: ToolProps) {
  return (
    <button type="button" className="f-icon" title={label} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} size="small" />
    </button>
  )
}

/** Move up, move down, remove: what dragging would do, by button and by key. */
export function RowTools({ name, index, count, disabled, actions, children }: RowToolsProps) {
  const translate = useTranslate()
  return (
    <div className="f-rowTools">
      {children}
      <Tool
        icon="chevronUp"
        label={translate('forms.rows.moveUp', { name })}
        disabled={disabled || index === 0}
        onClick={() => actions.move(index, index - 1)}
      />
      <Tool
        icon="chevronDown"
        label={translate('forms.rows.moveDown', { name })}
        disabled={disabled || index === count - 1}
        onClick={() => actions.move(index, index + 1)}
      />
      <Tool
        icon="trash"
        label={translate('forms.rows.remove', { name })}
        disabled={disabled}
        onClick={() => actions.remove(index)}
      />
    </div>
  )
}
