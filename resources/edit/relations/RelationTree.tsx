import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { TreeRow } from '#kit/context/providerTypes.ts'
import { useRowTitle } from '#kit/references/ReferenceLine.tsx'
import { itemPath } from '#kit/routes/paths.ts'
import { MoveDialog } from './MoveDialog.tsx'
import type { Drop } from './treeDrag.ts'
import type { LineAction } from './TreeMenu.tsx'
import { TreeLine } from './TreeLine.tsx'
import type { LineEvents, RowLine } from './TreeLine.tsx'
import type { TreeLine as Line, TreeStore } from './treeStore.ts'
import { TreeBox, TreeSheet } from './treeStyles.ts'
import { childTypesOf } from './treeTypes.ts'
import type { Moves } from './useMoves.ts'
import { treeKeys } from './useTreeKeys.ts'
import { LINE_PX, useTreeWindow } from './useTreeWindow.ts'

type RelationTreeProps = {
  root: TreeRow
  tree: TreeStore
  lines: readonly Line[]
  /** The open record. */
  current: string
  moves: Moves
  onAdd: (parent: TreeRow, type: TypeSummary) => void
}

const isRow = (line: Line | undefined): line is RowLine => line?.kind === 'row'

/** The tree of titles: walked by keys, moved through four doors (drag, pick up, keys, dialog), drawn where it is seen. */
export function RelationTree({ root, tree, lines, current, moves, onAdd }: RelationTreeProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { types, may, product } = useConsole()
  const name = useRowTitle(root)
  const scroll = useRef<HTMLDivElement>(null)
  const { first, end, reveal } = useTreeWindow(scroll, lines.length)
  const [active, setActive] = useState(current)
  const [typing, setTyping] = useState<string>()
  const [carried, setCarried] = useState<RowLine>()
  const [moving, setMoving] = useState<RowLine>()
  const wanted = useRef<string>(undefined)
  useNeeded(tree, lines.slice(first, end))
  useEffect(() => {
    if (wanted.current === undefined) return
    scroll.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`)?.focus()
    wanted.current = undefined
  })

  const typeOf = (row: TreeRow) => types.find((one) => one.type === row.cty)
  const mayMove = ({ row, parent }: RowLine) => {
    const type = typeOf(row)
    return (
      type !== undefined && parent !== undefined && type.relations?.parent !== undefined && may(type.page, 'update')
    )
  }
  const go = (line: Line | undefined) => {
    if (!isRow(line)) return
    setActive(line.key)
    wanted.current = line.key
    reveal(lines.indexOf(line))
  }
  /** A title lands beside one of its kind below the same parent, or below whatever may be its parent. */
  const dropOf = (line: RowLine, row: TreeRow, inUpperHalf: boolean): Drop | undefined => {
    const own = lines.find((one) => isRow(one) && one.key === row.id)
    if (!isRow(own) || own.key === line.key) return undefined
    if (line.row.cty === row.cty && line.parent?.id === own.parent?.id) return inUpperHalf ? 'before' : 'after'
    return moves.whyNot(row, { row: line.row, parents: line.above }) === undefined ? 'into' : undefined
  }
  const drop = (line: RowLine, row: TreeRow, place: Drop) => {
    wanted.current = row.id
    if (place === 'into') moves.move({ kind: 'parent', row, parent: line.row.id })
    else moves.move({ kind: 'beside', row, other: line.row.id, after: place === 'after' })
  }
  const put = (line: RowLine) => {
    const place = carried && dropOf(line, carried.row, carried.index > line.index)
    if (carried && place) drop(line, carried.row, place)
    setCarried(undefined)
  }
  const open = ({ row }: RowLine) => {
    const type = typeOf(row)
    if (type && row.id !== current) void navigate(itemPath(product, type, row.id))
  }
  const step = (line: RowLine, by: -1 | 1) => mayMove(line) && moves.move({ kind: 'step', row: line.row, by })
  const act = (line: RowLine, action: LineAction) => {
    const type = typeOf(line.row)
    if (action === 'open') open(line)
    else if (action === 'openTab' && type) window.open(itemPath(product, type, line.row.id), '_blank', 'noopener')
    else if (action === 'moveUp') step(line, -1)
    else if (action === 'moveDown') step(line, 1)
    else if (action === 'pickUp') setCarried(line)
    else if (action === 'moveTo') setMoving(line)
  }
  const events: LineEvents = {
    onFocus: (line) => setActive(line.key),
    onToggle: (line) => tree.setOpen(line.row, !line.isOpen),
    onNumber: (line, number) => moves.move({ kind: 'number', row: line.row, number }),
    onTyping: (line, isTyping) => {
      setTyping(isTyping ? line.key : undefined)
      if (!isTyping) wanted.current = line.key
    },
    onAction: act,
    onAdd: (line, type) => onAdd(line.row, type),
    onPut: put,
    onDrop: drop,
    dropOf,
    onKey: (event, line) =>
      treeKeys(event, line, {
        lines,
        go,
        step,
        open,
        setOpen: (one, isOpen) => tree.setOpen(one.row, isOpen),
        type: (one) => mayMove(one) && setTyping(one.key),
        pickUp: (one) => mayMove(one) && setCarried(one),
        put: carried && put,
        letGo: () => setCarried(undefined),
      }),
  }
  const hasActive = lines.some((line) => line.key === active)
  return (
    <>
      {carried && <Carried line={carried} onLetGo={() => setCarried(undefined)} />}
      <TreeBox ref={scroll}>
        <TreeSheet
          role="tree"
          aria-label={translate('relations.tree', { name })}
          style={{ blockSize: lines.length * LINE_PX }}
        >
          {lines
            .slice(first, end)
            .map((line, offset) =>
              isRow(line) ? (
                <TreeLine
                  key={line.key}
                  line={line}
                  at={first + offset}
                  type={typeOf(line.row)}
                  childTypes={childTypesOf(types, line.row.cty).filter((type) => may(type.page, 'create'))}
                  isCurrent={line.key === current}
                  isActive={line.key === (hasActive ? active : root.id)}
                  isCarried={line.key === carried?.key}
                  put={carried && dropOf(line, carried.row, carried.index > line.index)}
                  isTyping={line.key === typing}
                  mayMove={mayMove(line)}
                  events={events}
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
          onMove={moves.move}
          onClose={() => setMoving(undefined)}
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

function Carried({ line, onLetGo }: { line: RowLine; onLetGo: () => void }) {
  const translate = useTranslate()
  const name = useRowTitle(line.row)
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'meta' }}>
      <Box sx={{ flex: 1 }}>{translate('relations.carried', { name })}</Box>
      <Button size="small" onClick={onLetGo}>
        {translate('relations.letGo')}
      </Button>
    </Box>
  )
}

type OtherLineProps = { line: Exclude<Line, RowLine>; at: number; onRetry: () => void }

/** A title that is still to come, a branch without titles, one that failed. */
function OtherLine({ line, at, onRetry }: OtherLineProps) {
  const translate = useTranslate()
  return (
    <Box
      role="none"
      sx={{ position: 'absolute', insetInline: 0, height: LINE_PX, display: 'flex', alignItems: 'center', gap: 2 }}
      style={{ insetBlockStart: at * LINE_PX, paddingInlineStart: 32 + (line.level - 1) * 16 }}
    >
      {line.kind === 'waiting' && <Skeleton width="70%" height={14} aria-label={translate('relations.loading')} />}
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
