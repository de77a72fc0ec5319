import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { itemPath } from '#kit/parts/routes/paths.ts'
import { NumberCell } from './NumberCell.tsx'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import type { Dragging } from '#kit/parts/dragging/useDragging.ts'
import type { TreePlace } from '../moves/planMoves.ts'
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
  onAdd: (line: RowLine, type: TypeSummary) => void
  onSort: (line: RowLine, type: TypeSummary) => void
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
  dragging: Dragging<TreePlace>
  events: LineEvents
}

/** One title of the tree. */
export function TreeLine(props: TreeLineProps) {
  const { line, at, type, childTypes, sortTypes, isCurrent, isActive, dragging, events } = props
  const { row, level, index, count, isOpen, parent } = line
  const translate = useTranslate()
  const name = useRowTitle(row)
  const label = useLineName(row, type, name)
  const { product } = useConsole()
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const item = useDragItem<TreePlace, HTMLDivElement, HTMLSpanElement>(dragging, line.key, 'box')
  const mayMove = dragging.canMove(line.key)
  const put = dragging.landingOn(line.key)
  const hasChildren = (row.children ?? 0) > 0
  const isFirst = index === 0
  return (
    <TreeLineBox
      ref={item.box}
      role="treeitem"
      data-key={line.key}
      data-drop={item.landing}
      data-carried={item.isCarried || item.isDragged || undefined}
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
        <span ref={item.grip} className="grip" title={translate('dragging.drag', { name })}>
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
          isTyping={dragging.asked === line.key}
          onTyping={(isTyping) => dragging.ask(isTyping ? line.key : undefined)}
          onNumber={(number) => dragging.move(line.key, { kind: 'number', number })}
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
        <Button className="put" size="small" tabIndex={-1} onClick={() => dragging.put(line.key)}>
          {translate(put === 'into' ? 'dragging.putBelow' : 'dragging.putHere')}
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
