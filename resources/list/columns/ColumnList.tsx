import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { searchText } from '#contract/rules/searchText.ts'
import type { Language } from '#contract/values/languages.ts'
import { textIn } from '#contract/values/languages.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import type { MoveKeys } from '#kit/parts/dragging/moveKeys.ts'
import { MoveToDialog } from '#kit/parts/dragging/MoveToDialog.tsx'
import { useListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { ColumnLine } from './ColumnLine.tsx'
import type { Columns } from './useColumns.ts'

const Head = styled('div')({ padding: '10px 12px 6px', display: 'grid', gap: 8 })
const Title = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 24,
})
const Name = styled('b')({ fontSize: 13 })
const Lines = styled('ul')({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: '0 6px 8px',
  maxBlockSize: 'min(420px, 60vh)',
  overflow: 'auto',
})
const Note = styled('p')({
  margin: 0,
  padding: '4px 12px 12px',
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
})

const KEYS: MoveKeys = { axis: 'vertical', modifier: 'none' }

type ColumnListProps = {
  columns: Columns
  /** Those that the table's place has room for. */
  fitted: readonly TypeColumn[]
  language: Language
}

/** Columns of the list in their order, then those that are hidden; a grip moves one. */
export function ColumnList({ columns, fitted, language }: ColumnListProps) {
  const translate = useTranslate()
  const [wanted, setWanted] = useState('')
  const { all, shown } = columns
  const labelOf = (column: TypeColumn) => textIn(column.label, language)
  const matches = (column: TypeColumn) => searchText(labelOf(column)).includes(searchText(wanted))
  const isShown = (column: TypeColumn) => shown.some((one) => one.field === column.field)
  const ordered = [...shown, ...all.filter((column) => !isShown(column))].filter(matches)
  const left = shown.filter(({ field }) => !fitted.some((one) => one.field === field))
  const isWhole = wanted.trim() === ''
  const nameOf = (field: string) => {
    const column = all.find((one) => one.field === field)
    return column ? labelOf(column) : field
  }
  const list = useListDragging(
    {
      scope: 'column',
      order: shown.map(({ field }) => field),
      nameOf,
      canMove: () => isWhole,
      fixed: shown.filter(({ kind }) => kind === 'title').length,
      move: columns.move,
    },
    KEYS,
  )
  return (
    <>
      <Head>
        <Title>
          <Name>{translate('table.columns.title')}</Name>
          {columns.isOwn && (
            <Button size="small" variant="ghost" onClick={columns.reset}>
              {translate('table.columns.reset')}
            </Button>
          )}
        </Title>
        <SearchBox>
          <Icon name="search" size="small" />
          <input
            type="search"
            // What one wants of the popup is to find a column.
            autoFocus
            value={wanted}
            placeholder={translate('table.columns.search')}
            aria-label={translate('table.columns.search')}
            onChange={(event) => setWanted(event.target.value)}
          />
        </SearchBox>
        <DragStatus dragging={list} />
      </Head>
      {left.length > 0 && <Note>{translate('table.columns.noRoom', { columns: left.map(labelOf).join(', ') })}</Note>}
      {ordered.length === 0 && <Note>{translate('table.columns.none')}</Note>}
      <Lines aria-label={translate('table.columns.title')}>
        {ordered.map((column) => {
          return (
            <ColumnLine
              key={column.field}
              column={column}
              label={labelOf(column)}
              list={list}
              onToggle={() => columns.toggle(column)}
            />
          )
        })}
      </Lines>
      <MoveToDialog list={list} />
    </>
  )
}
