import { useTranslate } from 'ra-core'
import { memo, useContext, useState } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { childPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { useIssuesWithin } from '../hooks/useIssuesWithin.ts'
import { Dispatch } from '../parts/Dispatch.tsx'
import { LookContext } from '../parts/LookContext.ts'
import type { FormSchema } from '../schema/formSchema.ts'
import type { RowShape } from '../schema/itemsOf.ts'
import { onRowKeys } from './onRowKeys.ts'
import { RowTools } from './RowTools.tsx'
import type { RowRights } from './RowTools.tsx'
import type { RowActions } from './useRows.ts'

export type TableRowProps = {
  list: Pointer
  index: number
  count: number
  label: string
  items: FormSchema
  shape: RowShape
  isEditable: boolean
  enabled: boolean
  actions: RowActions
  rights?: RowRights
  /** A cell of one's own at the end of the row: a state, a bar. */
  extra?: (row: Pointer) => ReactNode
  rowRef?: (element: HTMLTableRowElement | null) => void
}

type DetailToggleProps = { row: Pointer; shape: RowShape; isOpen: boolean; onToggle: () => void }

/** Opens the fields that have no column; a mistake among them shows on the button. */
function DetailToggle({ row, shape, isOpen, onToggle }: DetailToggleProps) {
  const translate = useTranslate()
  const names = shape.more.map(({ scope = '' }) => childPointer(row, scope.split('/').at(-1) ?? ''))
  const hidden = useIssuesWithin(row).filter((issue) => names.some((name) => issue.pointer.startsWith(name)))
  return (
    <button
      type="button"
      className="f-icon"
      data-tone={hidden.length > 0 ? 'error' : undefined}
      aria-expanded={isOpen}
      aria-label={translate('forms.rows.more')}
      title={translate('forms.rows.more')}
      onClick={onToggle}
    >
      <Icon name={hidden.length > 0 ? 'octagon' : isOpen ? 'minus' : 'more'} size="small" />
    </button>
  )
}

/** One row of a table: a cell per column, and below it, when opened, what has no column. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { list, index, count, label, items, shape, isEditable, enabled, actions, rights, extra, rowRef } = props
  const [isOpen, setOpen] = useState(false)
  const look = useContext(LookContext)
  const row = childPointer(list, index)
  const hasMore = shape.more.length > 0
  const span = shape.columns.length + (extra ? 1 : 0) + 2
  return (
    <>
      <tr
        ref={rowRef}
        data-index={index}
        data-pointer={row}
        onKeyDown={isEditable ? (event) => onRowKeys(event, index, count, actions, rights) : undefined}
      >
        <td className="f-rowNumber">{index + 1}</td>
        {shape.columns.map(({ element }) => (
          <td key={element.scope}>
            <LookContext value="bare">
              <Dispatch element={element} schema={items} path={row} enabled={enabled} />
            </LookContext>
          </td>
        ))}
        {extra && <td>{extra(row)}</td>}
        <td data-align="end">
          {isEditable || hasMore ? (
            <RowTools
              name={`${label} ${index + 1}`}
              index={index}
              count={count}
              disabled={!enabled || !isEditable}
              actions={actions}
              rights={rights}
            >
              {hasMore && <DetailToggle row={row} shape={shape} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
            </RowTools>
          ) : null}
        </td>
      </tr>
      {isOpen && (
        <tr data-detail="" data-pointer={row}>
          <td />
          <td colSpan={span - 1}>
            <LookContext value={look === 'bare' ? 'full' : look}>
              <div className="f-body f-nested">
                {shape.more.map((element) => (
                  <Dispatch key={element.scope} element={element} schema={items} path={row} enabled={enabled} />
                ))}
              </div>
            </LookContext>
          </td>
        </tr>
      )}
    </>
  )
})
