import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useId, useMemo, useRef } from 'react'
import type { OnAirBoard } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_KINDS } from '#contract/values/onAir.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { useRowWindow } from '#kit/parts/table/rows/useRowWindow.ts'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { tasksOf, type BoardView } from '../model/boardView.ts'
import { channelNames } from '../model/shownCards.ts'
import { Task } from './Task.tsx'
import { TASK_PX } from './taskStyles.ts'

type WorklistProps = {
  board: OnAirBoard
  view: BoardView
  now: number
  onChange: (change: Partial<BoardView>) => void
  /** What stands under it: the failed jobs. */
  children: ReactNode
}

/** Everything that is wrong by when it hits viewers, and who sees to it. */
export function Worklist({ board, view, now, onChange, children }: WorklistProps) {
  const translate = useTranslate()
  const format = useFormat()
  const heading = useId()
  const { actor } = useConsole()
  const reader = { uid: actor.uid, now }
  const { problems, problemCount } = board
  const counted = { kind: view.kind, open: view.open }
  const all = tasksOf(problems, { ...counted, mine: false }, reader)
  const mine = tasksOf(problems, { ...counted, mine: true }, reader)
  const shown = view.mine ? mine : all
  const whose = [
    { is: false, key: 'all', count: all.length },
    { is: true, key: 'mine', count: mine.length },
  ]
  return (
    <Panel aria-labelledby={heading} data-keeps-free>
      <header>
        <h2 id={heading}>{translate('airBoard.toDo')}</h2>
        <small title={translate('airBoard.byTime')}>{translate('airBoard.byTime')}</small>
        <Segments role="group" aria-label={translate('airBoard.whose')}>
          {whose.map(({ is, key, count }) => (
            <button key={key} type="button" aria-pressed={view.mine === is} onClick={() => onChange({ mine: is })}>
              {translate(`airBoard.${key}`)} {format.number(count)}
            </button>
          ))}
        </Segments>
      </header>
      <div className="filters">
        <select
          aria-label={translate('airBoard.anyKind')}
          value={view.kind}
          onChange={({ target }) => onChange({ kind: ON_AIR_KINDS.find((kind) => kind === target.value) ?? '' })}
        >
          <option value="">{translate('airBoard.anyKind')}</option>
          {ON_AIR_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {translate(`airBoard.kind.${kind}`)}
            </option>
          ))}
        </select>
        <button type="button" aria-pressed={view.open} onClick={() => onChange({ open: !view.open })}>
          {translate('airBoard.open')}
        </button>
      </div>
      <Tasks problems={shown} board={board} now={now} />
      {problemCount > problems.length && (
        <p className="more">{translate('airBoard.more', { smart_count: problemCount - problems.length })}</p>
      )}
      {children}
    </Panel>
  )
}

type TasksProps = { problems: OnAirBoard['problems']; board: OnAirBoard; now: number }

function Tasks({ problems, board, now }: TasksProps) {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const names = useMemo(() => channelNames(board), [board])
  const { first, end } = useRowWindow(box, problems.length, TASK_PX)
  return (
    <div className="tasks" ref={box} tabIndex={-1}>
      {problems.length === 0 && <NoTasks isFiltered={board.problems.length > 0} />}
      <ul style={{ blockSize: problems.length * TASK_PX }} aria-label={translate('airBoard.toDo')}>
        {problems.slice(first, end).map((problem, at) => (
          <li
            key={problem.key}
            aria-setsize={problems.length}
            aria-posinset={first + at + 1}
            style={{ transform: `translateY(${(first + at) * TASK_PX}px)` }}
          >
            <Task problem={problem} channel={names.get(problem.channel)} now={now} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function NoTasks({ isFiltered }: { isFiltered: boolean }) {
  const translate = useTranslate()
  if (isFiltered) return <EmptyState icon="filter" title={translate('airBoard.calmFiltered')} />
  return (
    <EmptyState icon="check" title={translate('airBoard.calm')}>
      {translate('airBoard.calmText')}
    </EmptyState>
  )
}

const Panel = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: 320,
  minBlockSize: 0,
  backgroundColor: 'var(--mui-palette-background-raised)',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    flex: 'none',
    padding: '12px 12px 8px 16px',
  },
  '& h2': { flex: 'none', margin: 0, fontSize: 15, lineHeight: '20px', fontWeight: 'var(--marquee-weight-700)' },
  '& header small': {
    flex: '1 1 0',
    minInlineSize: 0,
    fontSize: 12,
    color: 'var(--mui-palette-text-tertiary)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& .filters': { display: 'flex', gap: 8, flex: 'none', padding: '0 12px 8px 16px' },
  '& select, & .filters button': {
    blockSize: 28,
    border: 0,
    borderRadius: 4,
    paddingInline: 8,
    font: 'inherit',
    fontSize: 12,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-hover)',
  },
  '& select': { flex: 1, minInlineSize: 0 },
  '& select:focus-visible, & .filters button:focus-visible': {
    outline: '2px solid var(--mui-palette-accent-main)',
    outlineOffset: -2,
  },
  '& .filters [aria-pressed=true]': {
    color: 'var(--mui-palette-accent-text)',
    backgroundColor: 'var(--mui-palette-surface-selected)',
  },
  '& .tasks': { flex: 1, minBlockSize: 120, overflow: 'auto', scrollbarWidth: 'thin' },
  '& ul': { position: 'relative', listStyle: 'none', margin: 0, padding: 0 },
  '& .tasks li': { position: 'absolute', insetInline: 0, insetBlockStart: 0 },
  '& .tasks li:has(:focus-visible)': { zIndex: 1 },
  '& .more': { flex: 'none', margin: 0, padding: '4px 16px', fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
})
