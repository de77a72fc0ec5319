import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, useEffect } from 'react'
import type { RefObject } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { TableFrame } from '#kit/parts/table/TableFrame.ts'
import { TableGrid } from '#kit/parts/table/TableGrid.tsx'
import { useTableWords } from '../cells/useTableWords.ts'
import { ColumnChooser } from '../columns/ColumnChooser.tsx'
import { useColumns } from '../columns/useColumns.ts'
import { useShapedColumns, useTableColumns } from '../columns/useTableColumns.ts'
import type { Selection } from '../selection/createSelection.ts'
import type { ContentList } from '../useContentList.ts'
import { useShownList } from '../useShownList.ts'
import { useRowMenu } from './useRowMenu.tsx'
import { useOpenRow } from '../useOpenRow.ts'
import { ART_END_PX } from './artworkPlace.ts'
import { cellStyles } from './cellStyles.ts'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'

const NO_ROWS: readonly ContentRow[] = []
const Frame = styled(TableFrame)(cellStyles)

type TableProps = {
  type: TypeSummary
  selection: Selection
  /** The row whose preview is open: the table's tab stop follows it. */
  previewed?: ContentRow | undefined
  onPreview: ((row: ContentRow) => void) | undefined
}

/** The page of a list: the columns of the type's document over its titles, on the table of the kit. */
export function ContentTable({ type, selection, previewed, onPreview }: TableProps) {
  const list = useShownList()
  const translate = useTranslate()
  const scroll = useRef<HTMLDivElement>(null)
  const columns = useColumns(type)
  const shaped = useShapedColumns(scroll, columns)
  const fitted = shaped.map(({ column }) => column)
  const words = useTableWords(type, useMinute(), !fitted.some(({ kind }) => kind === 'lock'))
  const drawn = useTableColumns(type.type, shaped, words)
  const onOpen = useOpenRow(type)
  const rowMenu = useRowMenu({ type, onOpen, onPreview, onChanged: () => void list.refetch() })
  useBrokenArtwork(scroll)
  return (
    <>
      <TableGrid
        ref={scroll}
        frame={Frame}
        label={translate('list.tableOf', { type: type.type })}
        columns={drawn}
        rows={list.data ?? NO_ROWS}
        rowKey={keyOf}
        isFitted={false}
        isBusy={list.isFetching}
        sort={list.sort}
        onSort={list.setSort}
        onWidth={columns.resize}
        page={pageOf(list)}
        rememberAs={type.type}
        selection={selection}
        current={previewed?.id}
        onOpen={onOpen}
        onPreview={onPreview}
        isPreviewAt={isArtwork}
        end={{
          label: translate('table.columns.title'),
          content: <ColumnChooser columns={columns} fitted={fitted} language={words.language} />,
        }}
        menu={rowMenu.dots}
      />
      {rowMenu.open}
    </>
  )
}

const keyOf = ({ id }: ContentRow) => id

/** What makes the rows those of another page. */
function pageOf({ page, perPage, sort, filter }: ContentList): string {
  return JSON.stringify([page, perPage, sort, filter])
}

/** The artwork is an element where there is a picture; initials are drawn at its place. */
function isArtwork(target: HTMLElement, fromStart: number): boolean {
  return target.matches('.art') || (target.matches('.title:not(.plain)') && fromStart < ART_END_PX)
}

/** Where a picture does not come the title's initials stand, as for a title that has none. Heard once for all rows. */
function useBrokenArtwork(scroll: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroll.current
    const replace = ({ target }: Event) => {
      const cell = target instanceof HTMLImageElement ? target.closest<HTMLElement>('.title') : null
      if (!cell || !(target instanceof HTMLImageElement)) return
      target.hidden = true
      cell.dataset.initials = initialsOf(cell.querySelector('.name')?.textContent ?? '')
    }
    // An error of a picture does not bubble.
    element?.addEventListener('error', replace, true)
    return () => element?.removeEventListener('error', replace, true)
  }, [scroll])
}
