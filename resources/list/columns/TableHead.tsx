import { useTranslate } from 'ra-core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { Language } from '#contract/values/languages.ts'
import { textIn } from '#contract/values/languages.ts'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import { atEnd } from '../table/tableShape.ts'
import type { ContentList } from '../useContentList.ts'
import { ColumnSeparator } from './ColumnSeparator.tsx'

type TableHeadProps = {
  columns: readonly TypeColumn[]
  language: Language
  sort: ContentList['sort']
  setSort: ContentList['setSort']
  /** What chooses the page; it stands before the title. */
  checkbox: (isStop: boolean, onFocus: () => void) => ReactNode
  /** The way down, into the rows. */
  onRows: () => void
  onPreviewWidth: (field: string, width: number) => void
  onWidth: (field: string, width: number) => void
  onFit: (field: string) => void
  /** What chooses the columns. */
  children: ReactNode
}

/** Names of the columns: they sort, and their edges set widths. One tab stop for the names, one for the edge of that name. */
export function TableHead(props: TableHeadProps) {
  const { columns, language, sort, setSort, checkbox, onRows, onPreviewWidth, onWidth, onFit } = props
  const translate = useTranslate()
  const row = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(1)
  const sortBy = ({ sort: field }: TypeColumn) => {
    if (!field) return
    // Names begin at A, everything else with the latest or the most.
    const first = field === 'name' ? 'ASC' : 'DESC'
    const other = sort.order === 'DESC' ? 'ASC' : 'DESC'
    setSort({ field, order: sort.field === field ? other : first })
  }
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    // What the chooser opens stands elsewhere on the page.
    if (!event.currentTarget.contains(event.target as Node)) return
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -stop, End: columns.length - stop }[readingKey(event)]
    if (event.key === 'ArrowDown') onRows()
    else if (step !== undefined) {
      const next = Math.min(Math.max(stop + step, 0), columns.length)
      setStop(next)
      stopAt(row.current, next)?.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="head" role="row" aria-rowindex={1} ref={row} onKeyDown={walk}>
      {columns.map((column, at) => {
        const label = textIn(column.label, language)
        const isSorted = column.sort !== undefined && sort.field === column.sort
        const isStop = stop === at + 1
        return (
          <div
            key={column.field}
            role="columnheader"
            data-head
            className={`${column.kind === 'title' ? 'headTitle ' : ''}${atEnd(column) ? 'end ' : ''}${column.sort ? 'sorts' : ''}`}
            title={label}
            aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
            tabIndex={isStop ? 0 : -1}
            onFocus={(event) => event.target === event.currentTarget && setStop(at + 1)}
            onClick={(event) => !(event.target as HTMLElement).closest('.edge, .headCheck') && sortBy(column)}
            onKeyDown={(event) => event.target === event.currentTarget && pressed(event) && sortBy(column)}
          >
            {column.kind === 'title' && checkbox(stop === 0, () => setStop(0))}
            <span className="headName">{label}</span>
            <ColumnSeparator
              column={column}
              label={translate('table.widthOf', { column: label })}
              isStop={isStop}
              onPreview={(width) => onPreviewWidth(column.field, width)}
              onWidth={(width) => onWidth(column.field, width)}
              onFit={() => onFit(column.field)}
            />
          </div>
        )
      })}
      <div className="headEnd" role="columnheader" aria-label={translate('table.columns.title')}>
        {props.children}
      </div>
    </div>
  )
}

/** 0 is the checkbox, then the names. */
function stopAt(row: HTMLElement | null, stop: number): HTMLElement | null | undefined {
  if (stop === 0) return row?.querySelector<HTMLElement>('[role=checkbox]')
  return row?.querySelectorAll<HTMLElement>('[role=columnheader][data-head]')[stop - 1]
}

function pressed(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  return true
}
