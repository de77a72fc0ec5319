import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, useState, type KeyboardEvent } from 'react'
import { OWN_TAB } from '#contract/rules/storefront/model/storefront.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { useListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { moveTabBy, remove } from '../outline/outlineCommands.ts'
import { useTellingRemoval } from '../outline/useTellingRemoval.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { StoreTab } from './StoreTab.tsx'
import { useAddTab } from './useAddTab.ts'

const KEYS = { axis: 'horizontal', modifier: 'alt' } as const

/** The tabs of the storefront in their order: shown, added, renamed, moved and removed; a collection has none. */
export function TabBar() {
  const translate = useTranslate()
  const { nameOf } = useTargetWords()
  const { storefront, shown, shownTab, showTab, select, run, readOnly } = useStorefront()
  const { tabs } = shown
  const [renamed, setRenamed] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const removal = useTellingRemoval()
  const addTab = useAddTab()
  const add = () => setRenamed(addTab())
  const list = useListDragging(
    {
      scope: 'storefront tab',
      order: tabs,
      fixed: tabs[0] === OWN_TAB ? 1 : 0,
      canMove: () => readOnly === undefined,
      nameOf: (id) => nameOf(shown, { of: 'tab', id }),
      move: (id, index) => run({ kind: 'moveTab', id, at: index > tabs.indexOf(id) ? index + 1 : index }),
    },
    KEYS,
  )
  if (storefront.store.ty === 'collection') return null
  const open = (id: string) => {
    showTab(id)
    // A tab of an old version, which the draft has not, can only be looked at.
    if (storefront.tab.has(id)) select([id])
  }
  const show = (id: string | undefined) => {
    if (id === undefined) return
    open(id)
    bar.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || shownTab === undefined) return
    const at = tabs.indexOf(shownTab)
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined
    const mayChange = readOnly === undefined
    if (step && event.altKey) {
      const move = moveTabBy(storefront, shownTab, step)
      if (move && mayChange) run(move)
    } else if (step) show(tabs[at + step])
    else if (event.key === 'Home') show(tabs[0])
    else if (event.key === 'End') show(tabs.at(-1))
    else if (event.key === 'F2' && mayChange && shownTab !== OWN_TAB) setRenamed(shownTab)
    else if (event.key === 'Delete' && mayChange) {
      const gone = remove([], shownTab)
      if (gone) removal(gone, 1)
      show(tabs[at + 1] ?? tabs[at - 1])
    } else return
    event.preventDefault()
  }
  return (
    <Bar>
      <DragStatus dragging={list} />
      <div ref={bar} role="tablist" aria-label={translate('storefront.areas.tabs')} onKeyDown={onKeyDown}>
        {tabs.map((id) => (
          <StoreTab
            key={id}
            {...{ id, list }}
            onOpen={() => open(id)}
            isRenamed={id === renamed}
            onRename={() => setRenamed(readOnly === undefined && id !== OWN_TAB ? id : undefined)}
            onRenamed={() => setRenamed(undefined)}
          />
        ))}
      </div>
      {readOnly === undefined &&
        (tabs.length === 0 ? (
          <Button size="small" variant="ghost" startIcon={<Icon name="plus" />} onClick={add}>
            {translate('storefrontOutline.addTab')}
          </Button>
        ) : (
          <IconButton
            size="small"
            aria-label={translate('storefrontOutline.addTab')}
            title={translate('storefrontOutline.addTab')}
            onClick={add}
          >
            <Icon name="plus" />
          </IconButton>
        ))}
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 36,
  overflowX: 'auto',
  '& [role=tablist]': { display: 'flex', gap: 2 },
  '& [role=tab]': {
    ...theme.typography.body2,
    border: 0,
    borderRadius: 4,
    padding: '4px 10px',
    background: 'none',
    color: 'var(--mui-palette-text-secondary)',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& [role=tab][aria-selected=true]': {
    backgroundColor: 'var(--mui-palette-surface-selected)',
    color: 'var(--mui-palette-text-primary)',
  },
  '& [role=tab]:focus-visible': focusRing('inside'),
  '& [data-landing=before]': { boxShadow: 'inset 2px 0 0 var(--mui-palette-accent-main)' },
  '& [data-landing=after]': { boxShadow: 'inset -2px 0 0 var(--mui-palette-accent-main)' },
}))
