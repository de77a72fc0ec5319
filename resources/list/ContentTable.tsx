import { styled } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useLocale, useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { TypeColumn, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { isLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { itemPath } from '#kit/routes/paths.ts'
import { ROW_PX, atEnd } from './tableShape.ts'
import { tableStyles } from './tableStyles.ts'
import { ContentTableRow } from './ContentTableRow.tsx'
import type { ContentList } from './useContentList.ts'

const Scroll = styled('div')({ flex: 1, minBlockSize: 0, overflow: 'auto', paddingInline: 12, ...tableStyles })
const Head = styled('div')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 32,
  background: 'var(--mui-palette-background-paper)',
  fontSize: 12,
  fontWeight: 'var(--marquee-weight-600)',
  color: 'var(--mui-palette-text-tertiary)',
})
const HeadCell = styled('div')({
  paddingInline: 8,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& button': { all: 'unset', cursor: 'pointer', display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& button:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)' },
})

/** The type's columns as grid tracks: the title takes what is left. */
function tracksOf(columns: readonly TypeColumn[]): string {
  return columns.map((column) => (column.kind === 'title' ? 'minmax(260px,1fr)' : `${column.width ?? 140}px`)).join(' ')
}

type TableProps = { type: TypeSummary; list: ContentList; rows: readonly ContentRow[] }

/** Rows of the page, only those near the viewport as elements: a thousand cost what thirty do (design section 7). */
export function ContentTable({ type, list, rows }: TableProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const scroll = useRef<HTMLDivElement>(null)
  const columns = type.list.columns.filter((column) => !column.hidden)
  const tracks = tracksOf(columns)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    initialRect: { width: 1200, height: 800 },
  })
  const open = (row: ContentRow) => void navigate(itemPath(product, type, row.id))
  return (
    <Scroll
      ref={scroll}
      role="table"
      aria-rowcount={rows.length + 1}
      aria-busy={list.isFetching}
      aria-label={translate('list.tableOf', { type: type.type })}
      onKeyDown={moveBetweenRows}
    >
      <Head role="row" aria-rowindex={1} style={{ gridTemplateColumns: tracks }}>
        {columns.map((column) => (
          <ColumnHead key={column.field} column={column} list={list} />
        ))}
      </Head>
      <div role="rowgroup" style={{ blockSize: virtual.getTotalSize(), position: 'relative', opacity: 1 }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return (
            row && (
              <ContentTableRow
                key={row.id}
                row={row}
                index={item.index}
                start={item.start}
                type={type}
                columns={columns}
                tracks={tracks}
                onOpen={open}
              />
            )
          )
        })}
      </div>
    </Scroll>
  )
}

function ColumnHead({ column, list }: { column: TypeColumn; list: ContentList }) {
  const locale = useLocale()
  const label = textIn(column.label, isLanguage(locale) ? locale : 'en')
  const sorted = column.sort !== undefined && list.sort.field === column.sort
  const direction = sorted ? (list.sort.order === 'ASC' ? 'ascending' : 'descending') : undefined
  return (
    <HeadCell role="columnheader" aria-sort={direction} style={{ textAlign: atEnd(column) ? 'end' : 'start' }}>
      {column.sort ? (
        <button
          type="button"
          onClick={() =>
            list.setSort({ field: column.sort!, order: sorted && list.sort.order === 'DESC' ? 'ASC' : 'DESC' })
          }
        >
          {label}
          {sorted && <Icon name={list.sort.order === 'ASC' ? 'chevronUp' : 'chevronDown'} size="small" />}
        </button>
      ) : (
        label
      )}
    </HeadCell>
  )
}

/** Arrows walk the rows, Home and End jump: the table is one tab stop and its rows are links. */
function moveBetweenRows(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
  if (!row || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')].sort(
    (a, b) => Number(a.dataset.row) - Number(b.dataset.row),
  )
  const at = rows.indexOf(row)
  const next = step !== undefined ? rows[at + step] : event.key === 'Home' ? rows[0] : rows.at(-1)
  if (!next) return
  event.preventDefault()
  next.querySelector<HTMLElement>('a')?.focus()
  next.scrollIntoView({ block: 'nearest' })
}
