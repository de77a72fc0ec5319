import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { indexOf } from '#kit/parts/table/keys/gridElements.ts'
import { Table } from '#kit/parts/table/Table.tsx'
import { TableFrame } from '#kit/parts/table/TableFrame.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { Cursor } from '../model/scheduleView.ts'
import { nameOf } from '../model/scheduleWords.ts'
import { useListWords } from './useListWords.ts'
import { RowMenu } from './RowMenu.tsx'
import { keyAt, keyOnAir } from './model/listPlaces.ts'
import { listRowKey, listRows, type ListRow } from './model/listRows.ts'
import { LIST_KEYS, listIntent } from './model/listKeys.ts'
import { tableSelection } from './tableSelection.ts'
import { useListActs } from './useListActs.ts'
import { useListColumns } from './useListColumns.ts'

const ROW_PX = 40

/**
 * The schedule as a table: the twin of the lanes, one selection and one cursor with them, complete by keys and by ear.
 * Beneath the lane of a day it leaves the keyboard to that where somebody is sent to a place.
 */
export function ScheduleList({ isBeneath = false }: { isBeneath?: boolean }) {
  const translate = useTranslate()
  const words = useListWords()
  const { schedule, shown, editor, cursor, asked, moveCursor, readOnly, now } = useSchedule()
  const rows = useMemo(() => listRows(schedule, shown), [schedule, shown])
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])
  const selection = useMemo(() => tableSelection(editor, () => latest.current), [editor])
  const acts = useListActs(rows)
  const columns = useListColumns(acts)
  useListKeyList()
  const box = useRef<HTMLDivElement>(null)
  // Opened without a cursor it shows what is on air, and stays there while time goes on.
  const [opened] = useState(() => keyOnAir(rows, now))
  const current = cursor ? keyAt(rows, cursor) : opened
  // Whoever was sent here has the keyboard here; walking by oneself moves the cursor along.
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    if (!isBeneath) box.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [asked, current, isBeneath])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const row = rows[indexOf(target)]
    const intent = target.matches('input, button') ? undefined : listIntent(event)
    if (!row || !intent) return
    if (readOnly !== undefined && !LOOKING.has(intent)) return
    if (!acts.act(intent, row)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Box
      ref={box}
      onKeyDownCapture={onKeyDown}
      onFocus={({ target }) => {
        const row = rows[indexOf(target)]
        if (row && row.key !== current) moveCursor(cursorOf(row))
      }}
    >
      <Table
        label={translate('schedule.list.label')}
        rows={rows}
        rowKey={listRowKey}
        rowHeight={ROW_PX}
        columns={columns}
        selection={selection}
        current={current}
        frame={ListFrame}
        menu={
          readOnly === undefined
            ? (row) =>
                row.kind === 'airing' && (
                  <RowMenu
                    airing={row.airing}
                    title={nameOf(row.airing, words)}
                    onChoose={(intent) => acts.act(intent, row)}
                  />
                )
            : undefined
        }
        onOpen={(row) => editStart(box.current, rows.indexOf(row))}
        empty={<EmptyState icon="calendar" title={translate('schedule.list.empty')} />}
      />
    </Box>
  )
}

const LOOKING: ReadonlySet<string> = new Set(['copy', 'nextGap', 'gapBefore', 'nextWarning', 'now'])

/** Enter on a row goes into the field of its start, where it has one. */
function editStart(box: HTMLElement | null, index: number): void {
  box?.querySelector<HTMLInputElement>(`[data-row="${index}"] input.start`)?.focus()
}

function cursorOf(row: ListRow): Cursor {
  if (row.kind === 'airing') return { kind: 'airing', id: row.airing.id }
  return { kind: 'time', at: row.kind === 'gap' ? row.range.from : Date.parse(row.day) }
}

/** The keys of the list for the sheet of shortcuts. */
function useListKeyList(): void {
  useCommands(NO_COMMANDS, useKeyList('scheduleList', 'schedule.list.label', LIST_KEYS))
}

const NO_COMMANDS = [] as const

const Box = styled('div')({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' })

const WARNED = { background: 'var(--mui-palette-status-warning-bg)', color: 'var(--mui-palette-status-warning-on)' }

/** A gap of the past: told, but nothing that asks for eyes. */
const GONE = { background: 'var(--mui-palette-background-paper)', color: 'var(--mui-palette-text-tertiary)' }

const ListFrame = styled(TableFrame)({
  marginInline: 0,
  '& .row:has(> .day)': { borderBlockEnd: 0 },
  '& .cell.day': { overflow: 'visible', whiteSpace: 'nowrap' },
  '& .cell.day.lead': { paddingInlineStart: 8, background: 'none', zIndex: 3 },
  '& .day small': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
  '& .row:has(> .gap), & .row > .gap.lead, & .row:has(> .gap) > .rowMenu': WARNED,
  '& .row:has(.gone), & .row:has(.gone) > :is(.lead, .rowMenu)': GONE,
  '& .gone': { inlineSize: 16, flex: 'none' },
  '& .gap b': { fontWeight: 'var(--marquee-weight-600, 600)' },
  '& .best-fit': { display: 'flex', gap: 6, minInlineSize: 0 },
  '& .best-fit > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // What is wrong stands over what the day has, where a language has no room for both.
  '& .cell.day:has(> .states)': { zIndex: 4 },
  '& .day .states': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 40,
    overflow: 'visible',
    paddingInlineStart: 8,
    background: 'var(--mui-palette-background-paper)',
  },
  '& .states > span:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .gap .states': { justifyContent: 'flex-end' },
  // A field that grows while it is typed in stands over the next cell instead of scrolling its own.
  '& .row > .lead': { overflow: 'visible' },
  '& .lead': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .row > :is(.lead.day, .lead.gap)::after': { display: 'none' },
  '& .grip': { display: 'inline-flex', color: 'var(--mui-palette-text-tertiary)' },
  '& .fixed': { paddingInlineStart: 8 },
  '& .figures': { fontVariantNumeric: 'tabular-nums' },
  '& .states': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    fontSize: 12,
  },
  '& input.start': {
    inlineSize: 68,
    blockSize: 26,
    paddingInline: 8,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
    background: 'transparent',
    border: '1px solid var(--mui-palette-line-outline)',
    borderRadius: 4,
    '&:focus': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -1, inlineSize: 130, zIndex: 1 },
  },
})
