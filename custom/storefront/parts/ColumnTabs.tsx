import { styled } from '@mui/material/styles'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

type ColumnTabsProps<Tab extends string> = {
  label: string
  /** In their order. */
  tabs: readonly Tab[]
  shown: Tab
  onShow: (tab: Tab) => void
  /** A name, and what stands behind it. */
  children: (tab: Tab) => ReactNode
  /** Ids of tabs and of their panel begin with it; absent where the panel has a name of its own. */
  id?: string
}

/** Tabs in a column: one stop of Tab; arrows, Home and End go through them. */
export function ColumnTabs<Tab extends string>({ label, tabs, shown, onShow, children, id }: ColumnTabsProps<Tab>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(tabs, tabs.indexOf(shown), event.key)
    if (next === undefined) return
    event.preventDefault()
    onShow(next)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <List ref={list} role="tablist" aria-orientation="vertical" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          data-tab={tab}
          {...(id !== undefined && { id: `${id}-${tab}`, 'aria-controls': `${id}-panel` })}
          aria-selected={tab === shown}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
        >
          {children(tab)}
        </button>
      ))}
    </List>
  )
}

/** The tab that a key leads to: behind the last stands the first. */
function neighbour<Tab>(tabs: readonly Tab[], at: number, key: string): Tab | undefined {
  switch (key) {
    case 'ArrowDown':
      return tabs[(at + 1) % tabs.length]
    case 'ArrowUp':
      return tabs.at(at - 1)
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
    default:
      return undefined
  }
}

const List = styled('div')({
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    inlineSize: '100%',
    minBlockSize: 32,
    padding: '6px 8px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '18px',
    textAlign: 'start',
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
    '&:hover': { background: 'var(--mui-palette-surface-hover)' },
    '&[aria-selected=true]': {
      background: 'var(--mui-palette-accent-soft)',
      color: 'var(--mui-palette-accent-onSoft)',
      fontWeight: 'var(--marquee-weight-600, 600)',
    },
    '&:focus-visible': focusRing('inside'),
    '& > span:first-of-type': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  },
})
