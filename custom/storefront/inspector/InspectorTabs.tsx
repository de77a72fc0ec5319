import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, type KeyboardEvent } from 'react'
import { SETTINGS_TABS, type SettingsTab } from '#contract/values/storefront.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'

type InspectorTabsProps = {
  /** Ids of tabs and panel begin with it. */
  id: string
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  counts: ReadonlyMap<SettingsTab, number>
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The eleven tabs in a column, each with how much in it wants to be looked at. One stop of Tab; arrows go through it. */
export function InspectorTabs({ id, tab, onTab, counts }: InspectorTabsProps) {
  const translate = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = SETTINGS_TABS.indexOf(tab)
    const step = STEPS[event.key]
    const last = SETTINGS_TABS.length - 1
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? undefined : at + step
    const next = to === undefined ? undefined : SETTINGS_TABS.at(to > last ? 0 : to)
    if (next === undefined) return
    event.preventDefault()
    onTab(next)
    list.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <List
      ref={list}
      role="tablist"
      aria-orientation="vertical"
      aria-label={translate('storefrontInspector.tabsLabel')}
      onKeyDown={onKeyDown}
    >
      {SETTINGS_TABS.map((one) => {
        const count = counts.get(one) ?? 0
        return (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            data-tab={one}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            <span>{translate(`storefrontInspector.tabs.${one}`)}</span>
            {count > 0 && (
              <CountBadge
                count={count}
                tone="warning"
                label={translate('storefrontInspector.toLookAt', { smart_count: count })}
              />
            )}
          </button>
        )
      })}
    </List>
  )
}

const List = styled('div')({
  flex: 'none',
  inlineSize: 136,
  boxSizing: 'border-box',
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: '8px 0 8px 8px',
  background: 'var(--mui-palette-background-paper)',
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    inlineSize: '100%',
    minBlockSize: 32,
    padding: '6px 8px 6px 6px',
    border: 0,
    borderInlineStart: '2px solid transparent',
    borderRadius: '0 4px 4px 0',
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    textAlign: 'start',
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
    '&:hover': { background: 'var(--mui-palette-surface-hover)' },
    '&[aria-selected=true]': {
      borderInlineStartColor: 'var(--mui-palette-accent-main)',
      background: 'var(--mui-palette-surface-hover)',
      fontWeight: 'var(--marquee-weight-700, 700)',
      color: 'var(--mui-palette-text-primary)',
    },
    '&:focus-visible': focusRing('inside'),
    '& > span:first-of-type': { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  },
})
