import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { can } from '#contract/rules/access/can.ts'
import { entryFor } from '#contract/rules/menu/entryFor.ts'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import { menuIcon } from '#kit/parts/icons/menuIcons.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import type { MenuLine } from './menuTree.ts'
import type { MenuEdits } from './useMenuEdits.ts'

const Tree = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 36,
    paddingInlineEnd: 12,
    borderRadius: 4,
    cursor: 'default',
    position: 'relative',
  },
  '& > li:hover': { background: 'var(--mui-palette-surface-hover)' },
  '& > li[aria-selected=true]': { background: 'var(--mui-palette-surface-selected)' },
  '& > li:focus-visible': focusRing('inside'),
  '& > li[data-level="0"]': { ...theme.typography.subtitle2, marginBlockStart: 8 },
  '& > li[data-seen=hidden]': { opacity: 0.55, textDecoration: 'line-through' },
  '& > li[data-seen=disabled]': { color: 'var(--mui-palette-text-disabled)' },
  '& > li[data-carried]': { outline: '2px dashed var(--mui-palette-accent-main)' },
  '& > li[data-landing=before]::before, & > li[data-landing=after]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    blockSize: 2,
    background: 'var(--mui-palette-accent-main)',
  },
  '& > li[data-landing=before]::before': { insetBlockStart: -1 },
  '& > li[data-landing=after]::after': { insetBlockEnd: -1 },
  '& > li[data-landing=into]': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-accent-main)' },
  '& .name': { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .about': { ...theme.typography.meta, color: 'var(--mui-palette-text-tertiary)', whiteSpace: 'nowrap' },
  '& .grip': { display: 'inline-flex', cursor: 'grab', color: 'var(--mui-palette-text-tertiary)' },
}))

type MenuTreeProps = {
  lines: readonly MenuLine[]
  chosen: string | undefined
  /** As whom the menu is looked at; '' as nobody. */
  role: string
  edits: MenuEdits
  onChoose: (key: string | undefined) => void
}

/** The menu, line by line: arrows walk, Alt with arrows moves, M picks up and Enter puts. */
export function MenuTree({ lines, chosen, role, edits, onChoose }: MenuTreeProps) {
  const translate = useTranslate()
  const first = chosen ?? lines[0]?.key
  const hidden = hiddenTo(lines, role)
  return (
    <Tree role="tree" aria-label={translate('menuEditor.tree')}>
      {lines.map((line) => (
        <Line
          key={line.key}
          line={line}
          isChosen={line.key === chosen}
          isFirst={line.key === first}
          seen={hidden.get(line.key)}
          edits={edits}
          onChoose={onChoose}
        />
      ))}
    </Tree>
  )
}

/** What a role does not see, or may not choose: with everything that stands below it. */
function hiddenTo(lines: readonly MenuLine[], role: string): ReadonlyMap<string, 'hidden' | 'disabled'> {
  const seen = new Map<string, 'hidden' | 'disabled'>()
  if (role === '') return seen
  const reader = { roles: [role], mayView: (page: Parameters<typeof can>[1]) => can({ roles: [role] }, page, 'view') }
  for (const line of lines) {
    const above = line.parent === undefined ? undefined : seen.get(line.parent)
    const own = line.kind === 'entry' && line.entry.kind !== 'divider' ? entryFor(line.entry, reader) : 'shown'
    const state = above === 'hidden' || own === 'hidden' ? 'hidden' : (above ?? (own === 'disabled' ? own : undefined))
    if (state) seen.set(line.key, state)
  }
  return seen
}

type LineProps = {
  line: MenuLine
  isChosen: boolean
  isFirst: boolean
  seen: 'hidden' | 'disabled' | undefined
  edits: MenuEdits
  onChoose: (key: string | undefined) => void
}

function Line({ line, isChosen, isFirst, seen, edits, onChoose }: LineProps) {
  const { dragging, nameOf } = edits
  const about = useAbout(line, seen)
  const item = useDragItem<Parameters<typeof dragging.move>[1] & object, HTMLLIElement, HTMLSpanElement>(
    dragging,
    line.key,
    'box',
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (dragging.carried !== undefined && event.key === 'Enter') {
      event.preventDefault()
      return dragging.put(line.key)
    }
    if (dragging.onKey(event, line.key)) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(line.key)
    }
    if (event.key === 'Delete' && dragging.canMove(line.key)) edits.remove(line)
  }
  return (
    <li
      ref={item.box}
      role="treeitem"
      aria-level={line.level + 1}
      aria-posinset={line.at + 1}
      aria-setsize={line.beside}
      aria-selected={isChosen}
      tabIndex={isFirst ? 0 : -1}
      data-level={line.level}
      data-seen={seen}
      data-landing={item.landing}
      data-carried={item.isCarried || undefined}
      style={{ paddingInlineStart: 8 + 20 * line.level }}
      onClick={() => (dragging.carried === undefined ? onChoose(line.key) : dragging.put(line.key))}
      onFocus={() => onChoose(line.key)}
      onKeyDown={onKeyDown}
    >
      <span ref={item.grip} className="grip" aria-hidden="true">
        <Icon name="drag" size="small" />
      </span>
      <Icon name={menuIcon(iconOf(line))} />
      <span className="name">{nameOf(line)}</span>
      <span className="about">{about}</span>
    </li>
  )
}

function iconOf(line: MenuLine): string {
  if (line.kind === 'section') return line.section.icon
  if (line.entry.kind === 'divider') return 'minus'
  return line.entry.icon ?? (line.holds ? 'layers' : line.entry.kind === 'link' ? 'external' : 'list')
}

/** What a line is, and whom it is for. */
function useAbout(line: MenuLine, seen: LineProps['seen']): string {
  const translate = useTranslate()
  if (line.kind === 'section') return translate('menuEditor.kind.section')
  const { entry } = line
  if (entry.kind === 'divider') return ''
  if (seen) return translate(`menuEditor.seen.${seen}`)
  const { roles = [], disabledFor = [] } = entry
  if (disabledFor.length > 0) return translate('menuEditor.disabledFor', { smart_count: disabledFor.length })
  if (roles.length > 0) return translate('menuEditor.roles', { smart_count: roles.length })
  if (entry.area) return translate('menuEditor.ofArea')
  return entry.kind === 'item' ? '' : translate(`menuEditor.kind.${entry.kind}`)
}
