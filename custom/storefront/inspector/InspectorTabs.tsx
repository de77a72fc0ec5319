import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { SETTINGS_TABS, type SettingsTab } from '#contract/values/storefront.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { ColumnTabs } from '../parts/ColumnTabs.tsx'

type InspectorTabsProps = {
  /** Ids of tabs and panel begin with it. */
  id: string
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  counts: ReadonlyMap<SettingsTab, number>
}

/** The eleven tabs in a column, each with how much in it wants to be looked at. */
export function InspectorTabs({ id, tab, onTab, counts }: InspectorTabsProps) {
  const translate = useTranslate()
  return (
    <Column>
      <ColumnTabs
        id={id}
        label={translate('storefrontInspector.tabsLabel')}
        tabs={SETTINGS_TABS}
        shown={tab}
        onShow={onTab}
      >
        {(one) => {
          const count = counts.get(one) ?? 0
          return (
            <>
              <span>{translate(`storefrontInspector.tabs.${one}`)}</span>
              {count > 0 && (
                <CountBadge
                  count={count}
                  tone="warning"
                  label={translate('storefrontInspector.toLookAt', { smart_count: count })}
                />
              )}
            </>
          )
        }}
      </ColumnTabs>
    </Column>
  )
}

/** Narrower than other columns of tabs, with the line of what is shown at its start (looks: storefront). */
const Column = styled('div')({
  flex: 'none',
  inlineSize: 136,
  boxSizing: 'border-box',
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: '8px 0 8px 8px',
  background: 'var(--mui-palette-background-paper)',
  '& > div > button': {
    paddingInlineStart: 6,
    borderInlineStart: '2px solid transparent',
    borderRadius: '0 4px 4px 0',
    fontSize: 12,
    lineHeight: '16px',
    '&[aria-selected=true]': {
      borderInlineStartColor: 'var(--mui-palette-accent-main)',
      background: 'var(--mui-palette-surface-hover)',
      fontWeight: 'var(--marquee-weight-700, 700)',
      color: 'var(--mui-palette-text-primary)',
    },
  },
})
