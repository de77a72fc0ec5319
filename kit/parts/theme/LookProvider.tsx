import GlobalStyles from '@mui/material/GlobalStyles'
import { useColorScheme } from '@mui/material/styles'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { LookContext } from './LookContext.ts'
import type { LookValue } from './LookContext.ts'
import type { LookSettings } from './lookSettings.ts'
import { lastLook, rememberLook } from './lookStorage.ts'
import { MarqueeThemeProvider } from './MarqueeThemeProvider.tsx'
import { partStyles } from './partColors.ts'
import { counterpartOf, schemeOf } from './tokens.ts'
import type { ThemeName } from './tokens.ts'

/**
 * The look of everything inside, as it was worn last in this browser until somebody says otherwise: the settings of
 * whoever signs in, or a choice made here. Every change applies at once and draws no screen from the start.
 */
export function LookProvider({ children }: { children: ReactNode }) {
  const [look, setLook] = useState(() => lastLook().look)
  const [choices, setChoices] = useState(0)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const { direction, customScrollbars, animations } = look
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dir = direction
    page.toggleAttribute('data-thin-scrollbars', customScrollbars)
  }, [direction, customScrollbars])
  const adopt = useCallback((next: LookSettings) => {
    rememberLook(next)
    setLook(next)
  }, [])
  const change = useCallback((next: LookSettings) => {
    setLook(next)
    setChoices((before) => before + 1)
  }, [])
  return (
    <MarqueeThemeProvider name={look.theme.main} animations={animations} direction={direction}>
      <Worn value={{ look, choices, isPanelOpen, setPanelOpen, adopt, change }}>{children}</Worn>
    </MarqueeThemeProvider>
  )
}

type WornProps = { value: Omit<LookValue, 'worn' | 'wear'>; children: ReactNode }

/** Dark or light is this browser's own flag (specification section 9): it decides which side of the theme is worn. */
function Worn({ value, children }: WornProps) {
  const { look, choices, isPanelOpen, setPanelOpen, adopt, change } = value
  const { colorScheme, setMode } = useColorScheme()
  const { main } = look.theme
  const worn = colorScheme === undefined || colorScheme === schemeOf(main) ? main : counterpartOf(main)
  const shared = useMemo<LookValue>(
    () => ({
      look,
      worn,
      choices,
      isPanelOpen,
      setPanelOpen,
      change,
      wear: (name: ThemeName) => {
        setMode(schemeOf(name))
        change({ ...look, theme: { ...look.theme, main: name } })
      },
      adopt: (next) => {
        // The flag stays as it is while the theme does: it is a choice of its own.
        if (next.theme.main !== look.theme.main) setMode(schemeOf(next.theme.main))
        adopt(next)
      },
    }),
    [look, worn, choices, isPanelOpen, setPanelOpen, change, adopt, setMode],
  )
  const styles = useMemo(() => partStyles(look, worn), [look, worn])
  return (
    <LookContext.Provider value={shared}>
      <GlobalStyles styles={styles} />
      {children}
    </LookContext.Provider>
  )
}
