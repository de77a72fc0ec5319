import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useSyncExternalStore } from 'react'
import type { TableSelection } from './createSelection.ts'
import type { RowKey } from './selectionState.ts'

type PageCheckboxProps<Row> = {
  rows: readonly Row[]
  rowKey: RowKey<Row>
  selection: TableSelection<Row>
  isStop: boolean
  onFocus: () => void
}

/** Stands for every row of the page: all, some or none of them chosen. */
export function PageCheckbox<Row>({ rows, rowKey, selection, isStop, onFocus }: PageCheckboxProps<Row>) {
  const translate = useTranslate()
  const chosen = useSyncExternalStore(selection.subscribe, selection.state).rows
  const count = chosen.size === 0 ? 0 : rows.reduce((sum, row) => sum + (chosen.has(rowKey(row)) ? 1 : 0), 0)
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    selection.togglePage(rows)
  }
  return (
    <span
      className="headCheck"
      role="checkbox"
      aria-checked={count === 0 ? false : count === rows.length ? true : 'mixed'}
      aria-label={translate('table.selectPage')}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onClick={() => selection.togglePage(rows)}
      onKeyDown={key}
    />
  )
}
