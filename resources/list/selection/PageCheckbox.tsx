import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Selection } from './createSelection.ts'
import { useSelectionState } from './useSelection.ts'

type PageCheckboxProps = {
  rows: readonly ContentRow[]
  selection: Selection
  isStop: boolean
  onFocus: () => void
}

/** Stands for every row of the page: all, some or none of them chosen. */
export function PageCheckbox({ rows, selection, isStop, onFocus }: PageCheckboxProps) {
  const translate = useTranslate()
  const chosen = useSelectionState(selection).rows
  const count = chosen.size === 0 ? 0 : rows.reduce((sum, row) => sum + (chosen.has(row.id) ? 1 : 0), 0)
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
