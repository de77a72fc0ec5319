import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { NumberCell } from './NumberCell.tsx'
import type { Landing } from '#kit/parts/dragging/dragLine.ts'
import { useLineDrag } from '#kit/parts/dragging/useLineDrag.ts'
import { TreeMenu } from './TreeMenu.tsx'
import type { LineAction } from './TreeMenu.tsx'
import { TreeRowFacts } from './TreeRowFacts.tsx'
import { useLineName } from './useLineName.ts'
import type { TreeLine as Line } from './treeStore.ts'
import { TreeLineBox } from './treeStyles.ts'
import { LINE_PX } from './useTreeWindow.ts'

const INDENT_PX = 14

export type LineEvents = {
  onKey: (event: KeyboardEvent, line: RowLine) => void
  onFocus: (line: RowLine) => void
  onToggle: (line: RowLine) => void
  onAction: (line: RowLine, action: LineAction) => void
  onNumber: (line: RowLine, number: number) => void
  onTyping: (line: RowLine, isTyping: boolean) => void
  /** Lets the carried title go here. */
  onPut: (line: RowLine) => void
  onAdd: (line: RowLine, type: TypeSummary) => void
  onSort: (line: RowLine, type: TypeSummary) => void
  /** What would become of a title that is dropped here. */
  dropOf: (line: RowLine, dragged: TreeRow, inUpperHalf: boolean) => Landing | undefined
  onDrop: (line: RowLine, dragged: TreeRow, place: Landing) => void
}
export type RowLine = Extract<Line, { kind: 'row' }>

type TreeLineProps = {
  line: RowLine
  at: number
  type: TypeSummary | undefined
  childTypes: readonly TypeSummary[]
  sortTypes: readonly TypeSummary[]
  isCurrent: boolean
  isActive: boolean
  isCarried: boolean
  /** A title is being carried: what letting it go here would do. */
  put: Landing | undefined
  isTyping: boolean
  mayMove: boolean
  events: LineEvents
}

/** One title of the tree. */
export function TreeLine(props: TreeLineProps) {
  const { line, at, type, childTypes, sortTypes, isCurrent, isActive, isCarried, put, isTyping, mayMove, events } =
    props
  const { row, level, index, count, isOpen, parent } = line
  const translate = useTranslate()
  const name = useRowTitle(row)
  const label = useLineName(row, type, name)
  const { product } = useConsole()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const { box, grip, landing } = useLineDrag<TreeRow, HTMLSpanElement>({
    kind: 'title of a tree',
    item: row,
    hasGrip: mayMove,
    landingOf: (dragged, inUpperHalf) =>
      dragged.id === row.id ? undefined : events.dropOf(line, dragged, inUpperHalf),
    onLand: (dragged, place) => events.onDrop(line, dragged, place),
  })
  const hasChildren = (row.children ?? 0) > 0
  const isFirst = index === 0
  return (
    <TreeLineBox
      ref={box}
      role="treeitem"
      data-key={line.key}
      data-drop={landing}
      data-carried={isCarried || undefined}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-current={isCurrent || undefined}
      aria-selected={isActive}
      aria-label={label}
      tabIndex={isActive ? 0 : -1}
      style={{ insetBlockStart: at * LINE_PX, paddingInlineStart: 6 + (level - 1) * INDENT_PX }}
      onFocus={() => events.onFocus(line)}
      onKeyDown={(event) => event.target === event.currentTarget && events.onKey(event, line)}
    >
      {mayMove && (
        <span ref={grip} className="grip" title={translate('relations.drag', { name })}>
          <Icon name="drag" size="small" />
        </span>
      )}
      {hasChildren ? (
        <button
          type="button"
          className="toggle"
          tabIndex={-1}
          aria-label={translate(isOpen ? 'relations.collapse' : 'relations.expand', { name })}
          onClick={() => events.onToggle(line)}
        >
          <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size="small" />
        </button>
      ) : (
        <span className="noToggle" />
      )}
      {parent && (type?.narrow.number || row.order !== undefined) && (
        <NumberCell
          number={row.order}
          name={name}
          mayMove={mayMove}
          isTyping={isTyping}
          onTyping={(typing) => events.onTyping(line, typing)}
          onNumber={(number) => events.onNumber(line, number)}
        />
      )}
      {/* Spaces part the words for whoever reads the line as text. */}{' '}
      <span className="words">
        {type && !isCurrent ? (
          <Link className="title" tabIndex={-1} to={itemPath(product, type, row.id)} title={name}>
            {name}
          </Link>
        ) : (
          <span className="title" title={name}>
            {name}
          </span>
        )}{' '}
        <TreeRowFacts row={row} type={type} />
      </span>
      {put ? (
        <Button className="put" size="small" tabIndex={-1} onClick={() => events.onPut(line)}>
          {translate(put === 'into' ? 'relations.putBelow' : 'relations.putHere')}
        </Button>
      ) : (
        <button
          type="button"
          className="tool"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          aria-label={translate('relations.menu', { name })}
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          <Icon name="more" size="small" />
        </button>
      )}
      {menu && (
        <TreeMenu
          name={name}
          anchor={menu}
          mayMove={mayMove}
          isFirst={isFirst}
          isLast={index === count - 1}
          childTypes={childTypes}
          onAction={(action) => events.onAction(line, action)}
          sortTypes={sortTypes}
          onAdd={(one) => events.onAdd(line, one)}
          onSort={(one) => events.onSort(line, one)}
          onClose={() => setMenu(null)}
        />
      )}
    </TreeLineBox>
  )
}
