import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import type { DragModel, Landing } from '#kit/parts/dragging/dragging.ts'
import type { MoveKeys } from '#kit/parts/dragging/moveKeys.ts'
import { useDragging } from '#kit/parts/dragging/useDragging.ts'
import { itemPath } from '#kit/parts/routes/paths.ts'
import type { LineEvents, RowLine } from './TreeLine.tsx'
import type { TreePlace } from '../moves/planMoves.ts'
import type { LineAction } from './TreeMenu.tsx'
import type { TreeLine, TreeStore } from './treeStore.ts'
import type { Moves } from '../moves/useMoves.ts'
import { lineAfter, treeKeys } from './treeKeys.ts'

type Parts = {
  tree: TreeStore
  lines: readonly TreeLine[]
  /** The open record. */
  current: string
  moves: Moves
  reveal: (index: number) => void
  onAdd: (parent: TreeRow, type: TypeSummary) => void
  onSort: (parent: TreeRow, type: TypeSummary) => void
}

const KEYS: MoveKeys = { axis: 'vertical', modifier: 'alt' }

export const isRow = (line: TreeLine | undefined): line is RowLine => line?.kind === 'row'

/** What can be done with the tree: one command behind every way to move a title, and where the focus is. */
export function useTreeActs(parts: Parts) {
  const { lines, tree, current, reveal, onAdd, onSort } = parts
  const { typeOf, mayMove, open, openTab } = useRows(current)
  const [active, setActive] = useState(current)
  const [moving, setMoving] = useState<RowLine>()
  const go = (line: TreeLine | undefined) => {
    if (!isRow(line)) return
    setActive(line.key)
    dragging.focus(line.key)
    reveal(lines.indexOf(line))
  }
  const dragging = useDragging(useTreeModel(parts, mayMove), KEYS, (key, step) => go(lineAfter(lines, key, step)))
  const { carried, step, pickUp, put } = dragging
  const menu: Readonly<Record<LineAction, (line: RowLine) => unknown>> = {
    open,
    openTab,
    moveUp: ({ key }) => step(key, 'back'),
    moveDown: ({ key }) => step(key, 'forward'),
    pickUp: ({ key }) => pickUp(key),
    moveTo: setMoving,
  }
  const keys = {
    lines,
    go,
    setOpen: (one: RowLine, isOpen: boolean) => tree.setOpen(one.row, isOpen),
    enter: (one: RowLine) => (carried === undefined ? open(one) : put(one.key)),
  }
  const events: LineEvents = {
    onFocus: (line) => setActive(line.key),
    onToggle: (line) => tree.setOpen(line.row, !line.isOpen),
    onAction: (line, action) => menu[action](line),
    onAdd: (line, type) => onAdd(line.row, type),
    onSort: (line, type) => onSort(line.row, type),
    onKey: (event, line) => dragging.onKey(event, line.key) || treeKeys(event, line, keys),
  }
  return { active, dragging, moving, setMoving, typeOf, events }
}

/** The tree as things that can be moved: a place is a neighbour, a number, a step or another parent. */
function useTreeModel({ lines, moves }: Parts, mayMove: (line: RowLine) => boolean): DragModel<TreePlace> {
  const translate = useTranslate()
  const language = useLocale()
  const lineOf = (key: string) => lines.find((one): one is RowLine => isRow(one) && one.key === key)
  return {
    scope: 'title of a tree',
    nameOf(key) {
      const line = lineOf(key)
      return (line && titleOf(line.row, language)) || translate('list.untitled')
    },
    canMove(key) {
      const line = lineOf(key)
      return line !== undefined && mayMove(line)
    },
    dropOn(key, target, fraction) {
      const [line, on] = [lineOf(key), lineOf(target)]
      if (!line || !on) return undefined
      // A title that is put by key takes the place of the one it is put on.
      const inUpperHalf = fraction === undefined ? line.index > on.index : fraction < 0.5
      const landing = landingOf(moves, line, on, inUpperHalf)
      if (landing === undefined) return undefined
      if (landing === 'into') return { landing, place: { kind: 'parent', parent: target } }
      return { landing, place: { kind: 'beside', other: target, after: landing === 'after' } }
    },
    stepOf: (_key, step) =>
      step === 'back' || step === 'forward' ? { kind: 'step', by: step === 'back' ? -1 : 1 } : undefined,
    move(key, place) {
      const line = lineOf(key)
      if (line) moves.move({ ...place, row: line.row })
    },
  }
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
function landingOf(moves: Moves, line: RowLine, on: RowLine, inUpperHalf: boolean): Landing | undefined {
  if (line.key === on.key) return undefined
  if (on.row.cty === line.row.cty && on.parent?.id === line.parent?.id) return inUpperHalf ? 'before' : 'after'
  return moves.whyNot(line.row, { row: on.row, parents: on.above }) === undefined ? 'into' : undefined
}
