import { styled } from '@mui/material/styles'
import { OutlineSide, InspectorSide } from './parts/SideAreas.tsx'
import { StorefrontNotices } from './parts/StorefrontNotices.tsx'
import { Canvas } from './canvas/Canvas.tsx'
import { CanvasProvider } from './canvas/CanvasProvider.tsx'
import { CurationDialog } from './curation/CurationDialog.tsx'
import { StorefrontDialogs } from './dialogs/StorefrontDialogs.tsx'
import { GalleryDialog } from './gallery/GalleryDialog.tsx'
import { LensBar } from './lens/LensBar.tsx'
import { TabBar } from './tabs/TabBar.tsx'

/** The areas of the screen: outline, preview under its lens, inspector (looks: storefront-dark.png). */
export function StorefrontAreas() {
  return (
    <CanvasProvider>
      <Screen>
        <OutlineSide />
        <Work>
          <LensBar />
          <StorefrontNotices />
          <TabBar />
          <Canvas />
        </Work>
        <InspectorSide />
        <GalleryDialog />
        <CurationDialog />
        <StorefrontDialogs />
      </Screen>
    </CanvasProvider>
  )
}

const Screen = styled('div')({
  gridArea: 'page',
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  position: 'relative',
  background: 'var(--mui-palette-background-paper)',
  borderStartStartRadius: 8,
})
const Work = styled('div')({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: 16,
})
