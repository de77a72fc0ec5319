import { styled, useTheme } from '@mui/material/styles'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { menuIcon } from '#kit/parts/icons/menuIcons.ts'
import { MenuLine } from './MenuLine.tsx'
import type { MenuGroup, MenuNode } from './menuModel.ts'
import { CollapseRow, GroupHead, indent, Rule } from './menuRow.ts'
import type { OpenMenus } from './openMenus.ts'
import { isOpen } from './openMenus.ts'
import type { ShownMenu } from './useMenu.ts'

type MenuNodesProps = {
  nodes: readonly MenuNode[]
  menu: ShownMenu
  open: OpenMenus
  onToggle: (id: string, top?: string) => void
  /** How deep they stand, and in which menu. */
  level?: number
  top?: string | undefined
}

/** Items, links, groups, collapses and dividers of the menu, one inside the other (specification section 2). */
export function MenuNodes({ nodes, level = 0, ...rest }: MenuNodesProps) {
  return nodes.map((node) => {
    if (node.kind === 'divider') return <Rule key={node.id} />
    if (!('nodes' in node)) return <MenuLine key={node.id} link={node} level={level} menu={rest.menu} />
    const Part = node.kind === 'group' ? Group : Collapsing
    return <Part key={node.id} group={node} level={level} {...rest} />
  })
}

const Fold = styled('div')({
  display: 'grid',
  gridTemplateRows: '1fr',
  '& > div': { overflow: 'hidden', minBlockSize: 0 },
})

/** What a menu holds. It unfolds where it was pressed open; that of the address stands there from the beginning. */
function Unfolded({ id, isMoving, children }: { id: string; isMoving: boolean; children: ReactNode }) {
  const { duration } = useTheme().transitions
  const unfold = (fold: HTMLElement | null) => {
    if (isMoving)
      fold?.animate?.({ gridTemplateRows: ['0fr', '1fr'] }, { duration: duration.standard, easing: 'ease-in-out' })
  }
  return (
    <Fold id={id} ref={unfold}>
      <div>{children}</div>
    </Fold>
  )
}

type GroupProps = Omit<MenuNodesProps, 'nodes' | 'level'> & { group: MenuGroup; level: number }

function Group({ group, ...rest }: GroupProps) {
  const id = useId()
  const { language } = useFormat().settings
  return (
    <div role="group" aria-labelledby={id}>
      <GroupHead id={id} style={{ paddingInlineStart: indent(rest.level) }}>
        {textIn(group.label, language)}
      </GroupHead>
      <MenuNodes nodes={group.nodes} {...rest} />
    </div>
  )
}

function Collapsing({ group, level, top, open, onToggle, menu }: GroupProps) {
  const id = useId()
  const { language } = useFormat().settings
  const isShown = isOpen(open, group.id, top)
  const [isPressed, setPressed] = useState(false)
  return (
    <div>
      <CollapseRow
        onClick={() => {
          setPressed(true)
          onToggle(group.id, top)
        }}
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        data-level={level}
        style={{ paddingInlineStart: indent(level) }}
      >
        {level === 0 && <Icon name={menuIcon(group.icon)} />}
        {textIn(group.label, language)}
        <Icon name={isShown ? 'chevronDown' : 'chevronRight'} style={{ marginInlineStart: 'auto' }} />
      </CollapseRow>
      {isShown && (
        <Unfolded id={id} isMoving={isPressed}>
          <MenuNodes
            nodes={group.nodes}
            level={level + 1}
            top={top ?? group.id}
            open={open}
            onToggle={onToggle}
            menu={menu}
          />
        </Unfolded>
      )}
    </div>
  )
}
