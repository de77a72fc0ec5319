import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import type { RowActions } from './useRows.ts'

/** What a list allows for its rows. */
export type RowRights = { canAdd: boolean; canRemove: boolean; canMove: boolean }

const ALL: RowRights = { canAdd: true, canRemove: true, canMove: true }

type RowToolsProps = {
  /** What the row is called: 'Cast and crew 3'. */
  name: string
  index: number
  count: number
  disabled: boolean
  actions: RowActions
  rights?: RowRights
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

/** Move up, move down, duplicate, remove: what dragging would do, by button and by key. */
export function RowTools({ name, index, count, disabled, actions, rights = ALL, children }: RowToolsProps) {
  const translate = useTranslate()
  return (
    <div className="f-rowTools">
      {children}
      {rights.canMove && (
        <>
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
        </>
      )}
      {rights.canAdd && (
        <Tool
          icon="copy"
          label={translate('schemaForms.rows.duplicate', { name })}
          disabled={disabled}
          onClick={() => actions.duplicate(index)}
        />
      )}
      {rights.canRemove && (
        <Tool
          icon="trash"
          label={translate('forms.rows.remove', { name })}
          disabled={disabled}
          onClick={() => actions.remove(index)}
        />
      )}
    </div>
  )
}
