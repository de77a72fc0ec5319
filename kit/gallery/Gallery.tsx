import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NotificationContextProvider } from 'ra-core'
import { useState } from 'react'
import { NoticeStack } from '../dialogs/NoticeStack.tsx'
import { FormatProvider } from '../format/FormatProvider.tsx'
import { MarqueeThemeProvider } from '../theme/MarqueeThemeProvider.tsx'
import { DEFAULT_THEME, isThemeName } from '../theme/tokens.ts'
import { GalleryBar } from './GalleryBar.tsx'
import { NOW } from './samples.ts'
import { sections } from './sections.ts'

const settings = { timeZone: 'Asia/Kuala_Lumpur' } as const
const now = () => NOW

/** Every part of the kit in its states, for the eye and for pictures. */
export function Gallery() {
  const query = new URLSearchParams(window.location.search)
  const asked = query.get('theme')
  const [theme, setTheme] = useState(isThemeName(asked) ? asked : DEFAULT_THEME)
  const only = query.get('section')
  return (
    <MarqueeThemeProvider name={theme}>
      <FormatProvider settings={settings} now={now}>
        <NotificationContextProvider>
          <GalleryBar theme={theme} onTheme={setTheme} />
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
        </NotificationContextProvider>
      </FormatProvider>
    </MarqueeThemeProvider>
  )
}
