import { useTranslate } from 'ra-core'
import type { MouseEvent } from 'react'
import { containerKind } from '#contract/rules/storefront/model/containerKind.ts'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import type { SelectMode } from '#kit/parts/table/selection/selectMode.ts'
import { useTargetWords } from '../useTargetWords.ts'
import type { LineFacts } from './lineFacts.ts'
import { RenameField } from './RenameField.tsx'
import type { OutlinePlace } from './outlineDrop.ts'
import type { OutlineRow } from './outlineRows.ts'
import type { OutlineDragging } from './useOutlineDrag.ts'
import { useLineWords } from './useLineWords.ts'

type OutlineLineProps = {
  row: OutlineRow
  facts: LineFacts
  drag: OutlineDragging
  isFocusable: boolean
  isFolded: boolean
  isRenamed: boolean
  onFold: (tab: string, isFolded: boolean) => void
  onRenamed: () => void
  onChoose: (mode: SelectMode) => void
}

const ICONS = {
  banner: 'banner',
  carousel: 'carousel',
  grid: 'grid',
  rounded: 'rounded',
  regular: 'layers',
  Collection: 'list',
} as const

/** A tab or container: its kind, its name, and what is to be known of it at a glance. */
export function OutlineLine(props: OutlineLineProps) {
  const { row, facts, drag, isFocusable, isFolded, isRenamed, onFold, onRenamed, onChoose } = props
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  const { storefront, only, selection } = useStorefront()
  const { problems, isHidden, label } = useLineWords(row, facts)
  const { of, id } = row
  const { box, grip, landing } = useDragItem<OutlinePlace, HTMLLIElement, HTMLSpanElement>(drag, row.key, 'box')
  const isTab = of === 'tab'
  const inside = isTab ? (storefront.tab.get(id)?.containers.length ?? 0) : 0
  const icon = isTab ? 'store' : ICONS[containerKind(storefront.containers.get(id)?.settings ?? {})]
  const choose = ({ shiftKey, ctrlKey, metaKey }: MouseEvent) =>
    onChoose(shiftKey ? 'extend' : ctrlKey || metaKey ? 'toggle' : 'set')
  return (
    <li
      ref={box}
      data-landing={landing}
      role="treeitem"
      data-key={row.key}
      data-hidden={isHidden || undefined}
      aria-label={label}
      aria-level={isTab || only !== undefined ? 1 : 2}
      aria-posinset={row.place}
      aria-setsize={row.among}
      aria-selected={selection.has(id)}
      {...(isTab && { 'aria-expanded': !isFolded })}
      tabIndex={isFocusable ? 0 : -1}
      onClick={choose}
    >
      {isTab && (
        <span
          className="fold"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onFold(id, !isFolded)
          }}
        >
          <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size="small" />
        </span>
      )}
      <Icon name={icon} />
      {isRenamed ? (
        <RenameField row={row} onDone={onRenamed} />
      ) : (
        <span ref={grip} className="name">
          {nameOf(storefront, { of, id })}
        </span>
      )}
      {problems > 0 && (
        <span className="wrong">
          <Icon name="triangle" size="small" />
        </span>
      )}
      {isHidden && (
        <span className="hidden">
          <Icon name="clockOff" size="small" />
        </span>
      )}
      {/* Drawn, not written: the line's own words say it, and what is written in it has to be among those as it stands. */}
      {isTab && <span className="count" data-text={translate('storefrontOutline.rails', { smart_count: inside })} />}
    </li>
  )
}
