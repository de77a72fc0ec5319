import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { useOpenedOnce } from '#kit/parts/layoutParts/useOpenedOnce.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'
import { setQuickPanelOpen, toggleQuickPanel, useQuickPanelOpen } from './quickPanelState.ts'

const QuickPanel = lazy(() =>
  untilFetched(() => import('./QuickPanel.tsx')).then((module) => ({ default: module.QuickPanel })),
)
const SideDrawer = soon(() => import('#kit/parts/layoutParts/SideDrawer.tsx').then((module) => module.SideDrawer))
const Place = styled('div')({ gridArea: 'panel', minBlockSize: 0, overflow: 'hidden' })

const close = () => setQuickPanelOpen(false)

/** The quick panel beside the page; under 1280 px over it, until the next page is opened. The Theme Settings take its place while they are open. */
export function QuickPanelPlace({ narrow }: { narrow: boolean }) {
  const translate = useTranslate()
  const isOpen = useQuickPanelOpen()
  const { pathname } = useLocation()
  const { isPanelOpen } = useLookSettings()
  useCommands([
    {
      id: 'console.quickPanel',
      group: 'console',
      label: translate('palette.quick.toggle'),
      icon: 'clock',
      keys: 'Alt+Q',
      act: { run: toggleQuickPanel },
    },
  ])
  useEffect(() => {
    if (isPanelOpen) close()
  }, [isPanelOpen])
  // Beside the page it stays from page to page; over it, it would hide what one has just opened.
  useLayoutEffect(() => {
    if (narrow) close()
  }, [narrow, pathname])
  const isDrawn = useOpenedOnce(isOpen)
  const panel = isOpen && (
    <Suspense fallback={null}>
      <QuickPanel onClose={close} />
    </Suspense>
  )
  if (narrow)
    return (
      isDrawn && (
        <SideDrawer open={isOpen} onClose={close}>
          {panel}
        </SideDrawer>
      )
    )
  return panel && <Place>{panel}</Place>
}
