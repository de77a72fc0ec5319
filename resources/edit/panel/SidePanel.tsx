import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { onRaised } from '#kit/parts/theme/raised.ts'
import { size } from '#kit/parts/theme/tokens.ts'
import type { PanelTab } from './panelTab.ts'
import { StripButton } from './StripButton.tsx'
import { TabWords } from './TabWords.tsx'

const Aside = styled('aside')({
  ...onRaised,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  inlineSize: size.sidePanel,
  flex: 'none',
  background: 'var(--mui-palette-background-raised)',
})
const Strip = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  inlineSize: 48,
  flex: 'none',
  paddingBlockStart: 12,
  background: 'var(--mui-palette-background-raised)',
})
/** Every tab has its word, in as many lines as they take: signs alone would have to be learnt. */
const WordTabs = styled(Tabs)({
  flex: 'none',
  minHeight: 0,
  padding: '8px 8px 0',
  '& .MuiTabs-list': { flexWrap: 'wrap', gap: '0 2px' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': { minWidth: 0, minHeight: 36, paddingInline: 8, borderBlockEnd: '2px solid transparent' },
  '& .MuiTab-root.Mui-selected': { borderBlockEndColor: 'var(--mui-palette-accent-main)' },
})
const Pages = styled('div')({ flex: 1, minBlockSize: 0, overflow: 'auto', padding: '12px 16px 24px' })

type SidePanelProps = {
  tabs: readonly PanelTab[]
  /** Key of the tab that is open. */
  chosen: string
  onChoose: (key: string) => void
}

/**
 * What stands beside the form: versions, audit and, where rules say something, why it is not on air. Under 1280 px a
 * strip of icons from which it slides out beside the form, never over it.
 */
export function SidePanel({ tabs, chosen, onChoose }: SidePanelProps) {
  const translate = useTranslate()
  const theme = useTheme()
  const isNarrow = useMediaQuery(theme.breakpoints.down('lg'), { noSsr: true })
  const [isOut, setOut] = useState(false)
  const id = useId()
  const tab = tabs.find(({ key }) => key === chosen) ?? tabs[0]
  const show = (key: string) => {
    setOut(true)
    onChoose(key)
    requestAnimationFrame(() => document.getElementById(`${id}-panel`)?.focus())
  }
  useCommands(
    tabs.map(({ key, label, icon }) => ({
      id: `panel.${key}`,
      group: 'page' as const,
      label,
      note: translate('editor.panel'),
      icon,
      act: { run: () => show(key) },
    })),
  )
  if (!tab) return null
  const open = (key: string) => {
    setOut(key !== chosen || !isOut)
    onChoose(key)
  }
  return (
    <Box sx={{ gridArea: 'side', display: 'flex', minHeight: 0 }}>
      {(!isNarrow || isOut) && (
        <Aside aria-label={translate('editor.panel')}>
          {isNarrow ? (
            <Box component="h2" sx={{ typography: 'subtitle2', margin: 0, padding: '14px 16px 4px' }}>
              {tab.label}
            </Box>
          ) : (
            <WordTabs
              value={tab.key}
              onChange={(_, key: string) => onChoose(key)}
              aria-label={translate('editor.panel')}
            >
              {tabs.map((one) => (
                <Tab
                  key={one.key}
                  value={one.key}
                  id={`${id}-${one.key}`}
                  aria-controls={`${id}-panel`}
                  label={<TabWords tab={one} />}
                />
              ))}
            </WordTabs>
          )}
          <Pages
            role="tabpanel"
            id={`${id}-panel`}
            tabIndex={0}
            {...(isNarrow ? { 'aria-label': tab.label } : { 'aria-labelledby': `${id}-${tab.key}` })}
          >
            {tab.content}
          </Pages>
        </Aside>
      )}
      {isNarrow && (
        <Strip role="toolbar" aria-orientation="vertical" aria-label={translate('editor.panel')}>
          {tabs.map((one) => (
            <StripButton
              key={one.key}
              tab={one}
              isOpen={isOut && one.key === tab.key}
              controls={`${id}-panel`}
              onOpen={() => open(one.key)}
            />
          ))}
        </Strip>
      )}
    </Box>
  )
}
