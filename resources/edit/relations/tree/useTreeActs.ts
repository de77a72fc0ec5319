import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { LineEvents, RowLine } from './TreeLine.tsx'
import type { Landing } from '#kit/parts/dragging/dragLine.ts'
import type { LineAction } from './TreeMenu.tsx'
import type { TreeLine, TreeStore } from './treeStore.ts'
import type { Moves } from '../moves/useMoves.ts'
import { treeKeys } from './treeKeys.ts'

type Parts = {
  scroll: RefObject<HTMLElement | null>
  tree: TreeStore
  lines: readonly TreeLine[]
  /** The open record. */
  current: string
  moves: Moves
  reveal: (index: number) => void
  onAdd: (parent: TreeRow, type: TypeSummary) => void
  onSort: (parent: TreeRow, type: TypeSummary) => void
}

export const isRow = (line: TreeLine | undefined): line is RowLine => line?.kind === 'row'

/** What can be done with the tree: one command behind every door, and the state of the doors themselves. */
export function useTreeActs({ scroll, tree, lines, current, moves, reveal, onAdd, onSort }: Parts) {
  const { typeOf, mayMove, open, openTab } = useRows(current)
  const [active, setActive] = useState(current)
  const [typing, setTyping] = useState<string>()
  const [carried, setCarried] = useState<RowLine>()
  const [moving, setMoving] = useState<RowLine>()
  const focus = useFocus(scroll)

  const go = (line: TreeLine | undefined) => {
    if (!isRow(line)) return
    setActive(line.key)
    focus(line.key)
    reveal(lines.indexOf(line))
  }
  const dropOf = (line: RowLine, row: TreeRow, inUpperHalf: boolean) => landing(lines, moves, line, row, inUpperHalf)
  const drop = (line: RowLine, row: TreeRow, place: Landing) => {
    focus(row.id)
    if (place === 'into') moves.move({ kind: 'parent', row, parent: line.row.id })
    else moves.move({ kind: 'beside', row, other: line.row.id, after: place === 'after' })
  }
  const putOf = (line: RowLine) => carried && dropOf(line, carried.row, carried.index > line.index)
  const put = (line: RowLine) => {
    const place = putOf(line)
    if (carried && place) drop(line, carried.row, place)
    setCarried(undefined)
  }
  const step = (line: RowLine, by: -1 | 1) => mayMove(line) && moves.move({ kind: 'step', row: line.row, by })
  const menu: Readonly<Record<LineAction, (line: RowLine) => unknown>> = {
    open,
    openTab,
    moveUp: (line) => step(line, -1),
    moveDown: (line) => step(line, 1),
    pickUp: setCarried,
    moveTo: setMoving,
  }
  const letGo = () => setCarried(undefined)
  const keys = {
    lines,
    go,
    step,
    open,
    setOpen: (one: RowLine, isOpen: boolean) => tree.setOpen(one.row, isOpen),
    type: (one: RowLine) => mayMove(one) && setTyping(one.key),
    pickUp: (one: RowLine) => mayMove(one) && setCarried(one),
    put: carried && put,
    letGo,
  }
  const events: LineEvents = {
    onFocus: (line) => setActive(line.key),
    onToggle: (line) => tree.setOpen(line.row, !line.isOpen),
    onNumber: (line, number) => moves.move({ kind: 'number', row: line.row, number }),
    onTyping: (line, isTyping) => {
      setTyping(isTyping ? line.key : undefined)
      if (!isTyping) focus(line.key)
    },
    onAction: (line, action) => menu[action](line),
    onAdd: (line, type) => onAdd(line.row, type),
    onSort: (line, type) => onSort(line.row, type),
    onPut: put,
    onDrop: drop,
    dropOf,
    onKey: (event, line) => treeKeys(event, line, keys),
  }
  return { active, typing, carried, moving, setMoving, letGo, typeOf, mayMove, putOf, events }
}

/** What follows from a line's type: whether it may move, and where it is opened. */
function useRows(current: string) {
  const navigate = useNavigate()
  const { types, may, product } = useConsole()
  const typeOf = (row: TreeRow) => types.find((one) => one.type === row.cty)
  return {
    typeOf,
    mayMove({ row, parent }: RowLine) {
      const type = typeOf(row)
      return Boolean(type?.relations?.parent && parent && may(type.page, 'update'))
    },
    open({ row }: RowLine) {
      const type = typeOf(row)
      if (type && row.id !== current) void navigate(itemPath(product, type, row.id))
    },
    openTab({ row }: RowLine) {
      const type = typeOf(row)
      if (type) window.open(itemPath(product, type, row.id), '_blank', 'noopener')
    },
  }
}

/** A title lands beside one of its kind below the same parent, or below whatever may be its parent. */
function landing(
  lines: readonly TreeLine[],
  moves: Moves,
  line: RowLine,
  row: TreeRow,
  inUpperHalf: boolean,
): Landing | undefined {
  const own = lines.find((one) => isRow(one) && one.key === row.id)
  if (!isRow(own) || own.key === line.key) return undefined
  if (line.row.cty === row.cty && line.parent?.id === own.parent?.id) return inUpperHalf ? 'before' : 'after'
  return moves.whyNot(row, { row: line.row, parents: line.above }) === undefined ? 'into' : undefined
}

/** Focuses a line as soon as it is drawn. */
function useFocus(scroll: RefObject<HTMLElement | null>) {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    scroll.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`)?.focus()
    wanted.current = undefined
  })
  return (key: string) => void (wanted.current = key)
}
