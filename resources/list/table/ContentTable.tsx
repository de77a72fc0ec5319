import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { CSSProperties } from 'react'
import { useCallback, useEffect, useRef } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { CellTip } from '../cells/CellTip.tsx'
import { tipOf } from '../cells/tips.ts'
import { useBrokenArtwork } from '../cells/useBrokenArtwork.ts'
import { useTableWords } from '../cells/useTableWords.ts'
import { ColumnChooser } from '../columns/ColumnChooser.tsx'
import { fitWidth } from '../columns/fitWidth.ts'
import { resizedColumn } from '../columns/columnModel.ts'
import { TableHead } from '../columns/TableHead.tsx'
import { useColumns } from '../columns/useColumns.ts'
import { useFittedColumns } from '../columns/useFittedColumns.ts'
import { ContentTableRow } from './ContentTableRow.tsx'
import { headStyles } from './headStyles.ts'
import { rowStyles } from './rowStyles.ts'
import { indexOf } from '../keys/gridElements.ts'
import { useGridFocus } from '../keys/useGridFocus.ts'
import { useGridKeys } from '../keys/useGridKeys.ts'
import { windowed } from './rowWindow.ts'
import type { Selection } from '../selection/createSelection.ts'
import { PageCheckbox } from '../selection/PageCheckbox.tsx'
import { usePaintedRows } from '../selection/usePaintedRows.ts'
import { leastTableWidth, ROW_PX, tracksOf } from './tableShape.ts'
import type { ContentList } from '../useContentList.ts'
import { useMinute } from './useMinute.ts'
import { useOpenRow } from '../useOpenRow.ts'
import { useRowClicks } from './useRowClicks.ts'
import { useRowWindow } from './useRowWindow.ts'

const Scroll = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  marginInline: 12,
  ...headStyles,
  ...rowStyles,
})

type TableProps = {
  type: TypeSummary
  list: ContentList
  rows: readonly ContentRow[]
  selection: Selection
  /** The row whose preview is open: the table's tab stop follows it. */
  previewed?: ContentRow | undefined
  onPreview: (row: ContentRow) => void
}

/** Rows of the page, only those near the viewport as elements: a thousand cost what thirty do (design section 7). */
export function ContentTable({ type, list, rows, selection, previewed, onPreview }: TableProps) {
  const translate = useTranslate()
  const scroll = useRef<HTMLDivElement>(null)
  const columns = useColumns(type, list)
  const shown = useFittedColumns(scroll, columns)
  const words = useTableWords(type, useMinute(), !shown.some(({ kind }) => kind === 'lock'))
  const view = useRowWindow(scroll, rows.length)
  const focus = useGridFocus({
    scroll,
    rows,
    page: pageOf(list),
    type: type.type,
    previewed: previewed?.id,
    reveal: view.reveal,
  })
  const chosen = selection.state().rows
  usePaintedRows(scroll, rows, selection)
  const onOpen = useOpenRow(type, scroll)
  const head = () => scroll.current?.querySelector<HTMLElement>('.head [tabindex="0"]')?.focus()
  const keys = useGridKeys({
    rows,
    cells: shown.length,
    perView: Math.floor(view.height / ROW_PX),
    selection,
    focusRow: focus.focusRow,
    onHead: head,
    onOpen,
    onPreview,
  })
  useBrokenArtwork(scroll)
  const clicks = useRowClicks({ rows, selection, onOpen, onPreview })
  useEffect(() => selection.refresh(rows), [selection, rows])

  const previewWidth = (field: string, width: number) => draw(scroll.current, resizedColumn(shown, field, width))
  const fit = (field: string) => {
    const at = shown.findIndex((column) => column.field === field)
    const cells = [...(scroll.current?.querySelectorAll<HTMLElement>('[data-row], .head') ?? [])].flatMap((row) => {
      const cell = row.children[at]
      return cell instanceof HTMLElement ? [cell] : []
    })
    const width = fitWidth(cells)
    if (width !== undefined) columns.resize(field, width)
  }
  const tipAt = useCallback(
    (row: HTMLElement, cell: HTMLElement) => {
      const content = rows[indexOf(row)]
      const column = shown[[...row.children].indexOf(cell)]
      return content && column ? tipOf(content, column, words) : undefined
    },
    [rows, shown, words],
  )
  return (
    <Scroll
      ref={scroll}
      role="grid"
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      aria-busy={list.isFetching}
      aria-label={translate('list.tableOf', { type: type.type })}
      style={sizes(shown)}
      onKeyDown={keys.onKeyDown}
      onKeyUp={keys.onKeyUp}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      {...clicks}
    >
      <TableHead
        columns={shown}
        language={words.language}
        sort={list.sort}
        setSort={list.setSort}
        checkbox={(isStop, onFocus) => (
          <PageCheckbox rows={rows} selection={selection} isStop={isStop} onFocus={onFocus} />
        )}
        onRows={() => focus.focusRow(focus.active)}
        onPreviewWidth={previewWidth}
        onWidth={columns.resize}
        onFit={fit}
      >
        <ColumnChooser columns={columns} fitted={shown} language={words.language} />
      </TableHead>
      <div className="rows" role="rowgroup" style={{ blockSize: rows.length * ROW_PX }}>
        {windowed(view, focus.active, rows.length).map((index) => {
          const row = rows[index]
          return (
            row && (
              <ContentTableRow
                key={row.id}
                row={row}
                index={index}
                columns={shown}
                words={words}
                isSelected={chosen.has(row.id)}
                isActive={index === focus.active}
              />
            )
          )
        })}
      </div>
      <CellTip scroll={scroll} tipAt={tipAt} />
    </Scroll>
  )
}

type Shown = Parameters<typeof tracksOf>[0]

/** Widths are two variables of the table: moving an edge draws no row anew. */
function sizes(columns: Shown): CSSProperties {
  return { '--table-tracks': tracksOf(columns), '--table-width': `${leastTableWidth(columns)}px` } as CSSProperties
}

function draw(table: HTMLElement | null, columns: Shown): void {
  for (const [name, value] of Object.entries(sizes(columns))) table?.style.setProperty(name, String(value))
}

/** What makes the rows those of another page. */
function pageOf({ page, perPage, sort, filter }: ContentList): string {
  return JSON.stringify([page, perPage, sort, filter])
}
