import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import { useOpenedOnce } from '#kit/parts/layoutParts/useOpenedOnce.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { untilFetched } from '#kit/parts/layoutParts/untilFetched.ts'
import type { FrameKind } from './frameKind.ts'

const ThemePanel = lazy(() =>
  untilFetched(() => import('#kit/parts/themePanel/ThemePanel.tsx')).then((module) => ({ default: module.ThemePanel })),
)

const SideDrawer = soon(() => import('#kit/parts/layoutParts/SideDrawer.tsx').then((module) => module.SideDrawer))
const Place = styled('div')({ gridArea: 'panel', minBlockSize: 0, overflow: 'hidden' })
const EdgeButton = styled(ButtonBase)({
  position: 'fixed',
  insetInlineEnd: 0,
  insetBlockStart: 96,
  zIndex: 300,
  inlineSize: 32,
  blockSize: 40,
  borderStartStartRadius: 6,
  borderEndStartRadius: 6,
  color: 'var(--mui-palette-accent-on)',
  backgroundColor: 'var(--mui-palette-accent-main)',
  '&:hover': { backgroundColor: 'var(--mui-palette-accent-hover)' },
})

type LookPanelProps = {
  narrow: boolean
  /** The toolbar, which has the button, is shown. */ toolbar: boolean
  kind: FrameKind
}

/** The Theme Settings beside the page; under 1280 px over it. Without a toolbar a button at the edge opens them. */
export function LookPanel({ narrow, toolbar, kind }: LookPanelProps) {
  const translate = useTranslate()
  const { isPanelOpen, setPanelOpen } = useLookSettings()
  const isGuest = useViewAs().own.roles.length === 0
  const title = translate('looks.title')
  const isDrawn = useOpenedOnce(isPanelOpen)
  const panel = isPanelOpen && (
    <Suspense>
      <ThemePanel isGuest={isGuest} />
    </Suspense>
  )
  if (narrow)
    return (
      isDrawn && (
        <SideDrawer open={isPanelOpen} onClose={() => setPanelOpen(false)}>
          {panel}
        </SideDrawer>
      )
    )
  if (panel) return <Place>{panel}</Place>
  if (toolbar || (kind !== 'list' && kind !== 'wide')) return null
  return (
    <EdgeButton onClick={() => setPanelOpen(true)} aria-label={title} title={title}>
      <Icon name="sliders" size="toolbar" />
    </EdgeButton>
  )
}
