import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

const WORDS = {
  open: 'relations.open',
  openTab: 'relations.openTab',
  moveUp: 'dragging.moveUp',
  moveDown: 'dragging.moveDown',
  pickUp: 'dragging.pickUp',
  moveTo: 'dragging.moveTo',
} as const

/** What can be done with a line, by name; the tree knows how. */
export type LineAction = keyof typeof WORDS

type TreeMenuProps = {
  name: string
  anchor: HTMLElement | null
  mayMove: boolean
  isFirst: boolean
  isLast: boolean
  /** Types of children that may be added. */
  childTypes: readonly TypeSummary[]
  /** Types of children that may be put in order. */
  sortTypes: readonly TypeSummary[]
  onAction: (action: LineAction) => void
  onAdd: (type: TypeSummary) => void
  onSort: (type: TypeSummary) => void
  onClose: () => void
}

/** The outcomes of a line: everything that dragging does, and more (editors section 1). */
export function TreeMenu(props: TreeMenuProps) {
  const { name, anchor, mayMove, isFirst, isLast, childTypes, sortTypes, onAction, onAdd, onSort, onClose } = props
  const translate = useTranslate()
  const { language } = useFormat().settings
  const item = (action: LineAction, disabled = false) => (
    <MenuItem
      key={action}
      disabled={disabled}
      onClick={() => {
        onClose()
        onAction(action)
      }}
    >
      {translate(WORDS[action])}
    </MenuItem>
  )
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('relations.menu', { name }) } }}
    >
      {item('open')}
      {item('openTab')}
      {mayMove && <Divider />}
      {mayMove && [item('moveUp', isFirst), item('moveDown', isLast), item('pickUp'), item('moveTo')]}
      {sortTypes.length > 0 && <Divider />}
      {sortTypes.map((type) => (
        <MenuItem
          key={type.type}
          onClick={() => {
            onClose()
            onSort(type)
          }}
        >
          {translate('sorting.open', { type: textIn(type.labels.many, language) })}
        </MenuItem>
      ))}
      {childTypes.length > 0 && <Divider />}
      {childTypes.map((type) => (
        <MenuItem
          key={type.type}
          onClick={() => {
            onClose()
            onAdd(type)
          }}
        >
          {translate('relations.addChild', { type: textIn(type.labels.one, language) })}
        </MenuItem>
      ))}
    </Menu>
  )
}
