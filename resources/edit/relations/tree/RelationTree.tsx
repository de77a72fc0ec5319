import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { mayAdd } from '#kit/record/actions/mayAdd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { MoveDialog } from '../moves/MoveDialog.tsx'
import { TreeLine } from './TreeLine.tsx'
import type { RowLine } from './TreeLine.tsx'
import type { TreeLine as Line, TreeStore } from './treeStore.ts'
import { TreeBox, TreeSheet } from './treeStyles.ts'
import { childTypesOf, sortTypesOf } from './treeTypes.ts'
import type { Moves } from '../moves/useMoves.ts'
import { isRow, useTreeActs } from './useTreeActs.ts'
import { useTreeKeyList } from './useTreeKeyList.ts'
import { LINE_PX, useTreeWindow } from './useTreeWindow.ts'

type RelationTreeProps = {
  root: TreeRow
  tree: TreeStore
  lines: readonly Line[]
  /** The open record. */
  current: string
  moves: Moves
  onAdd: (parent: TreeRow, type: TypeSummary) => void
  onSort: (parent: TreeRow, type: TypeSummary) => void
}

const NO_COMMANDS: readonly Command[] = []

/** The tree of titles: walked by keys, its titles moved by pointer, pick-up, keys and dialog, drawn where it is seen. */
export function RelationTree({ root, tree, lines, current, moves, onAdd, onSort }: RelationTreeProps) {
  const translate = useTranslate()
  const { types, may } = useConsole()
  const name = useRowTitle(root)
  useCommands(NO_COMMANDS, useTreeKeyList())
  const scroll = useRef<HTMLDivElement>(null)
  const { first, end, reveal } = useTreeWindow(scroll, lines.length)
  const acts = useTreeActs({ tree, lines, current, moves, reveal, onAdd, onSort })
  const { active, dragging, moving } = acts
  const drawn = lines.slice(first, end)
  useShown(lines, current, reveal)
  useNeeded(tree, drawn)
  const stop = lines.some((line) => line.key === active) ? active : root.id
  return (
    <>
      <DragStatus dragging={dragging} />
      <TreeBox ref={scroll}>
        <TreeSheet
          role="tree"
          aria-label={translate('relations.tree', { name })}
          style={{ blockSize: lines.length * LINE_PX }}
        >
          {drawn.map((line, offset) =>
            isRow(line) ? (
              <TreeLine
                key={line.key}
                line={line}
                at={first + offset}
                type={acts.typeOf(line.row)}
                childTypes={childTypesOf(types, line.row.cty).filter((type) => mayAdd(type, may))}
                sortTypes={sortTypesOf(types, line.row).filter((type) => may(type.page, 'update'))}
                isCurrent={line.key === current}
                isActive={line.key === stop}
                dragging={dragging}
                events={acts.events}
              />
            ) : (
              <OtherLine
                key={line.key}
                line={line}
                at={first + offset}
                onRetry={() => void tree.reload(line.parent.id)}
              />
            ),
          )}
        </TreeSheet>
      </TreeBox>
      {moving?.parent && (
        <MoveDialog
          row={moving.row}
          parent={moving.parent}
          whyNot={(parent) => {
            const line = lines.find((one) => isRow(one) && one.key === parent.id)
            return moves.whyNot(moving.row, { row: parent, parents: isRow(line) ? line.above : [] })
          }}
          onMove={(place) => dragging.move(moving.key, place)}
          onClose={() => acts.setMoving(undefined)}
        />
      )}
    </>
  )
}

/** Loads what is drawn but not there yet. */
function useNeeded(tree: TreeStore, drawn: readonly Line[]) {
  useEffect(() => {
    for (const line of drawn) if (line.kind === 'waiting') tree.need(line.parent, line.index)
  })
}

/** Brings the open record into view once its line is there. */
function useShown(lines: readonly Line[], current: string, reveal: (index: number, place: 'middle') => void) {
  const shown = useRef(false)
  useEffect(() => {
    const at = shown.current ? -1 : lines.findIndex((line) => isRow(line) && line.key === current)
    if (at < 0 || (at === 0 && lines.length <= 2)) return
    shown.current = true
    reveal(at, 'middle')
  })
}

type OtherLineProps = { line: Exclude<Line, RowLine>; at: number; onRetry: () => void }

const WORDS = {
  waiting: 'relations.loading',
  empty: 'relations.empty',
  failed: 'relations.branchFailed',
} as const

/** A title that is still to come, a branch without titles, one that failed. */
function OtherLine({ line, at, onRetry }: OtherLineProps) {
  const translate = useTranslate()
  return (
    <Box
      role="treeitem"
      aria-level={line.level}
      aria-busy={line.kind === 'waiting' || undefined}
      aria-label={translate(WORDS[line.kind])}
      sx={{ position: 'absolute', insetInline: 0, height: LINE_PX, display: 'flex', alignItems: 'center', gap: 2 }}
      style={{ insetBlockStart: at * LINE_PX, paddingInlineStart: 32 + (line.level - 1) * 16 }}
    >
      {line.kind === 'waiting' && <Skeleton width="70%" height={14} />}
      {line.kind === 'empty' && (
        <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{translate('relations.empty')}</Box>
      )}
      {line.kind === 'failed' && (
        <>
          <Box sx={{ typography: 'meta', color: 'status.error.on' }}>{translate('relations.branchFailed')}</Box>
          <Button size="small" onClick={onRetry}>
            {translate('actions.tryAgain')}
          </Button>
        </>
      )}
    </Box>
  )
}
