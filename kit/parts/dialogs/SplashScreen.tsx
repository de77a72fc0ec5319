import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useTranslate } from 'ra-core'
import { MarqueeLogo } from '../icons/MarqueeLogo.tsx'

type SplashScreenProps = {
  /** Key of what is going on: 'shell.loading', 'shell.signingOut'. */
  reason?: string
  /** Key of a second line: why. */
  more?: string | undefined
}

/** Logo and spinner over the whole page: at the start and while signing out (specification section 2). */
export function SplashScreen({ reason = 'shell.loading', more }: SplashScreenProps) {
  const translate = useTranslate()
  const words = translate(reason)
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 5,
        backgroundColor: 'background.default',
      }}
    >
      <MarqueeLogo size={72} />
      <CircularProgress size={24} aria-label={words} />
      <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{words}</Box>
      {more && <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{translate(more)}</Box>}
    </Box>
  )
}
