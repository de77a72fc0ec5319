import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NotificationContextProvider } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { NoticeStack } from '#kit/parts/dialogs/NoticeStack.tsx'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { isThemeName } from '#kit/parts/theme/tokens.ts'
import { GalleryBar } from './GalleryBar.tsx'
import { NOW } from './samples.ts'
import { sections } from './sections.ts'

const settings = { timeZone: 'Asia/Kuala_Lumpur' } as const
const now = () => NOW

/** Every part of the kit in its states, for the eye and for pictures. */
export function Gallery() {
  return (
    <LookProvider>
      <FormatProvider settings={settings} now={now}>
        <NotificationContextProvider>
          <Parts />
        </NotificationContextProvider>
      </FormatProvider>
    </LookProvider>
  )
}

function Parts() {
  const query = new URLSearchParams(window.location.search)
  const asked = query.get('theme')
  const only = query.get('section')
  const { wear } = useLookSettings()
  const wearRequested = useEffectEvent(() => isThemeName(asked) && wear(asked))
  useEffect(() => void wearRequested(), [])
  return (
    <>
      <GalleryBar />
      <Box component="main" sx={{ display: 'grid', gap: 6, padding: '0 20px 40px' }}>
        {sections
          .filter(({ name }) => !only || name === only)
          .map(({ name, Section }) => (
            <Box key={name} component="article" aria-label={name} sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
              <Typography variant="h6" component="h2">
                {name}
              </Typography>
              <Section />
            </Box>
          ))}
      </Box>
      <NoticeStack />
    </>
  )
}
