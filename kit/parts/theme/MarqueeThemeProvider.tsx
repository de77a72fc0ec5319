import '@fontsource-variable/mulish/wght.css'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ThemeProvider } from '@mui/material/styles'
import { useLayoutEffect, useMemo } from 'react'
import type { ReactNode } from 'react'
import { createMarqueeTheme } from './createMarqueeTheme.ts'
import { createNonceCache, readNonce } from './nonceCache.ts'
import { DEFAULT_THEME, schemeOf } from './tokens.ts'
import type { ThemeName } from './tokens.ts'

type MarqueeThemeProviderProps = {
  name?: ThemeName
  /** The user's setting; a device that asks for less motion wins over it. */
  animations?: boolean
  direction?: 'ltr' | 'rtl'
  children: ReactNode
}

const cache = createNonceCache(readNonce())

/**
 * The look of everything inside. Dark or light is MUI's `useColorScheme().setMode`, kept in local storage (specification
 * section 9) and shown as `data-theme` on the page; the named theme and the motion come from the user's settings.
 */
export function MarqueeThemeProvider({
  name = DEFAULT_THEME,
  animations = true,
  direction = 'ltr',
  children,
}: MarqueeThemeProviderProps) {
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true })
  const moves = animations && !lessMotion
  const theme = useMemo(() => createMarqueeTheme(name, { animations: moves, direction }), [name, moves, direction])
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-still', !moves), [moves])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={schemeOf(name)} modeStorageKey="marquee-scheme">
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
